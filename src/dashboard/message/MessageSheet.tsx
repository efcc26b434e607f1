import '#src/styles/folded.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import type { MessageDetail } from '#src/domain/message/staff/message-detail.ts';
import { newBookingLink } from '../booking/new/new-booking-link.ts';
import { Conversation } from '../conversation/Conversation.tsx';
import { Sheet } from '../lists/sheet/Sheet.tsx';
import type { DetailProps } from '../lists/staff-list.ts';
import { Acts } from '../records/Acts.tsx';
import { Contact } from '../records/Contact.tsx';
import { apiQuery } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { messageKey } from './change-message.ts';
import { Handling } from './Handling.tsx';
import { differences, messageFacts } from './message-facts.ts';

export function MessageSheet({ name: id, item, user, onClose }: DetailProps<MessageRow>): ReactNode {
  const answer = useQuery(
    apiQuery(messageKey(id), (init) => accountApi.messages[':id'].$get({ param: { id } }, { init })),
  );
  const { data } = answer;
  return (
    <Sheet title={data?.message.subject ?? item?.subject ?? 'Message'} onClose={onClose}>
      {data === undefined ? (
        <QueryState of={answer} fallback="We could not load the message" />
      ) : (
        <Whole message={data.message} user={user} />
      )}
    </Sheet>
  );
}

function Whole({ message, user }: { message: MessageDetail; user: User }): ReactNode {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { id, name, email, phone, subject, bookingReference, clientId } = message;
  const home = dashboardOf(user.role);
  const onConflict = (current: MessageRow) => setChanged(differences(message, current));
  return (
    <>
      <Contact
        email={email}
        phone={phone}
        about={`Re: ${subject}`}
        record={{ kind: 'message', id, name }}
        clientId={clientId}
      />
      <p className="actions">
        <a className="button button--small" href={newBookingLink(home, { message: id })}>
          New booking
        </a>
        <a className="button button--small" href={newBookingLink(home, { message: id, offer: '1' })}>
          Make an offer
        </a>
      </p>
      {bookingReference !== null && (
        <p>
          <a href={`${home}/bookings?open=${bookingReference}`}>Booking {bookingReference}</a>
        </p>
      )}
      <Conversation of="message" id={id} user={user} />
      <Handling message={message} onConflict={onConflict} />
      <Facts facts={messageFacts(message)} marked={changed} />
      <Acts history={message.history} />
    </>
  );
}
