import '#src/styles/folded.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { Facts } from '#src/components/Facts.tsx';
import type { User } from '#src/domain/account/user.ts';
import type { BookingRow } from '#src/domain/booking/booking-list.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { answerTo } from '#src/lib/answer.ts';
import { plural } from '#src/lib/text.ts';
import { Conversation } from '../../conversation/Conversation.tsx';
import { Sheet } from '../../lists/sheet/Sheet.tsx';
import type { DetailProps } from '../../lists/staff-list.ts';
import { ChangedNotice } from '../../records/ChangedNotice.tsx';
import { Contact } from '../../records/Contact.tsx';
import { Notes, Warnings } from '../../records/Notes.tsx';
import { Assignments } from '../../resource/Assignments.tsx';
import { apiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { BookingTasks } from '../../task/BookingTasks.tsx';
import { Money } from '../money/Money.tsx';
import { Offers } from '../offer/Offers.tsx';
import { Plan } from '../offer/Plan.tsx';
import { Order } from '../order/Order.tsx';
import { Session } from '../session/Session.tsx';
import { BookingActions } from './BookingActions.tsx';
import { bookingFacts, differences } from './booking-facts.ts';
import { History } from './History.tsx';
import { Papers } from './Papers.tsx';
import { Shares } from './Shares.tsx';
import { showBooking } from './send-change.ts';

const { notes } = accountApi.bookings[':id'];

export function BookingSheet({ name, item, user, onClose }: DetailProps<BookingRow>): ReactNode {
  const answer = useQuery(
    apiQuery(['booking', name], (init) => accountApi.bookings[':id'].$get({ param: { id: name } }, { init })),
  );
  const { data } = answer;
  const title = data?.booking.name ?? item?.name ?? name;
  return (
    <Sheet title={title} onClose={onClose}>
      {data === undefined ? (
        <QueryState of={answer} fallback="We could not load the booking" />
      ) : (
        <Whole booking={data.booking} user={user} />
      )}
    </Sheet>
  );
}

function Whole({ booking, user }: { booking: StaffBooking; user: User }): ReactNode {
  const [changed, setChanged] = useState<readonly string[]>([]);
  const { id, reference, name, email, phone, clientId } = booking;
  const onConflict = (current: StaffBooking) => setChanged(differences(booking, current));
  return (
    <>
      <Warnings notes={booking.notes} />
      <ChangedNotice names={changed} />
      {booking.openQuestions > 0 && (
        <div className="notice notice--info">
          <p>
            The client waits for a reply to{' '}
            <a href="#conversation">{plural(booking.openQuestions, 'question')}</a>.
          </p>
        </div>
      )}
      {booking.refundRequest !== null && (
        <div className="notice notice--info">
          <p>
            <a href="#money-title">A refund</a> waits for approval.
          </p>
        </div>
      )}
      {booking.accountDeleted && (
        <p className="soft small">
          The client deleted their account. We erase their contact details once the booking is over and
          settled.
        </p>
      )}
      <Contact
        email={email}
        phone={phone}
        about={`Your booking ${reference}`}
        record={{ kind: 'booking', id, name }}
        clientId={clientId}
      />
      <Facts facts={bookingFacts(booking)} marked={changed} />
      <BookingActions booking={booking} onConflict={onConflict} />
      <Session booking={booking} onConflict={onConflict} />
      <Assignments booking={booking} />
      <BookingTasks booking={booking} />
      <Conversation of="booking" id={id} user={user} />
      <Order booking={booking} onConflict={onConflict} />
      <Offers booking={booking} onConflict={onConflict} />
      <Plan booking={booking} onConflict={onConflict} />
      <Money booking={booking} role={user.role} onConflict={onConflict} />
      <Shares booking={booking} />
      <Papers booking={booking} onConflict={onConflict} />
      <Notes
        id={id}
        notes={booking.notes}
        add={(json) => answerTo((init) => notes.$post({ param: { id }, json }, { init }))}
        remove={(note) => answerTo((init) => notes[':note'].$delete({ param: { id, note } }, { init }))}
        onChanged={({ booking: now }) => showBooking(now)}
      />
      <History booking={booking} />
    </>
  );
}
