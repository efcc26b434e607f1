import type { ReactNode } from 'react';
import type { StaffConversationItem } from '#src/domain/conversation/conversation.ts';
import { textStateWords } from '#src/domain/sms/text-words.ts';
import { momentText } from '../records/columns.tsx';
import { mailStates } from '../records/mail-states.ts';
import { Tag } from '../records/Tag.tsx';

interface StaffWordsProps {
  items: readonly StaffConversationItem[];
  /** Address of the reader's dashboard. */
  home: string;
  /** True where the words belong to several records, which are then named. */
  withRecord: boolean;
}

export function StaffWords({ items, home, withRecord }: StaffWordsProps): ReactNode {
  if (items.length === 0) return <p className="soft">Nothing was written yet.</p>;
  return (
    <ol className="words plain-list">
      {items.map((item) => (
        <li className={`words__part words__part--${item.from}`} key={item.id}>
          {item.kind === 'order' && <h4 className="small">Note with the order</h4>}
          <div className="apart">
            <p className="small">
              <strong>{item.author}</strong> <span className="soft">{whenText(item)}</span>
            </p>
            {item.waits && <Tag>Waiting for a reply</Tag>}
          </div>
          {withRecord && <Belongs item={item} home={home} />}
          {item.kind === 'sent-on-whatsapp' ? (
            <p className="soft">Sent by WhatsApp.</p>
          ) : (
            <p className="words__text">{item.text}</p>
          )}
          <NotReceived item={item} home={home} />
        </li>
      ))}
    </ol>
  );
}

function whenText({ at, sent }: StaffConversationItem): string {
  if (sent === null) return momentText(at);
  const state =
    sent.channel === 'mail' ? `email ${mailStates[sent.state]}` : `text message ${textStateWords(sent)}`;
  return `${momentText(at)}, ${state}`;
}

function Belongs({
  item: { booking, message },
  home,
}: {
  item: StaffConversationItem;
  home: string;
}): ReactNode {
  return (
    <p className="small">
      {booking === null ? (
        <a href={`${home}/messages?open=${message?.id}`}>Message: {message?.subject}</a>
      ) : (
        <a href={`${home}/bookings?open=${booking.reference}`}>Booking {booking.reference}</a>
      )}
    </p>
  );
}

function NotReceived({ item: { sent }, home }: { item: StaffConversationItem; home: string }): ReactNode {
  if (sent?.state !== 'dead') return null;
  return (
    <p className="notice notice--error">
      <span>
        The client has not received this {sent.channel === 'mail' ? 'email' : 'text message'}. See the reason
        and send it again under <a href={`${home}/mail`}>Email</a>, or call.
      </span>
    </p>
  );
}
