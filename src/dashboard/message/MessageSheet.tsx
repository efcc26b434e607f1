import './thread.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import type { MessageThread } from '#src/domain/message/staff/thread.ts';
import { newBookingLink } from '../booking/new/new-booking-link.ts';
import { Sheet } from '../lists/Sheet.tsx';
import type { DetailProps } from '../lists/staff-list.ts';
import { Acts } from '../records/Acts.tsx';
import { Contact } from '../records/Contact.tsx';
import { apiQuery } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { messageKey } from './change-message.ts';
import { Handling } from './Handling.tsx';
import { differences, messageFacts } from './message-facts.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { Thread } from './Thread.tsx';

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
        <Whole thread={data.message} user={user} />
      )}
    </Sheet>
  );
}

function Whole({ thread, user }: { thread: MessageThread; user: User }): ReactNode {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { id, email, phone, subject, clientId } = thread;
  const home = dashboardOf(user.role);
  const onConflict = (current: MessageRow) => setChanged(differences(thread, current));
  return (
    <>
      <Contact email={email} phone={phone} about={`Re: ${subject}`} clientId={clientId} />
      <p className="actions">
        <a className="button button--small" href={newBookingLink(home, { message: id })}>
          New booking
        </a>
        <a className="button button--small" href={newBookingLink(home, { message: id, offer: '1' })}>
          Make an offer
        </a>
      </p>
      <Thread thread={thread} home={home} />
      <ReplyForm thread={thread} user={user} onConflict={onConflict} />
      <Handling thread={thread} onConflict={onConflict} />
      <Facts facts={messageFacts(thread)} marked={changed} />
      <Acts history={thread.history} />
    </>
  );
}
