import type { ReactNode } from 'react';
import type { MessageRow } from '#src/features/message/message-list.ts';
import { useAction } from '#src/lib/use-action.ts';
import { Contact } from '../records/Contact.tsx';
import { momentText } from '../records/columns.tsx';
import { Facts } from '../records/Facts.tsx';
import { changeAtOnce } from '../server-state/change.ts';
import { messageStates, putMessage } from './put-message.ts';

/** A message: what was written, by whom, the ways to reply, and whether somebody has. */
export function MessageBody({ item }: { item: MessageRow }): ReactNode {
  const { name, email, phone, subject, message, status, createdAt } = item;
  const next = status === 'open' ? 'done' : 'open';
  const { busy, run } = useAction(() =>
    changeAtOnce(
      'messages',
      { ...item, status: next },
      () => putMessage(item, next),
      'The message has not changed',
    ),
  );
  return (
    <>
      <p className="sheet__text">{message}</p>
      <Contact email={email} phone={phone} about={`Re: ${subject}`} />
      <Facts
        facts={{
          From: name,
          Email: email,
          Phone: phone,
          Received: momentText(createdAt),
          Status: messageStates[status],
        }}
      />
      <p>
        <button className="button button--primary" type="button" aria-busy={busy} onClick={run}>
          {status === 'open' ? 'Mark as done' : 'Open again'}
        </button>
      </p>
    </>
  );
}
