import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import { dayProblem } from '#src/domain/availability/booking-day.ts';
import { changeProblem } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { SessionDate } from '../day/SessionDate.tsx';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingMoveProps {
  booking: MyBooking;
  move: OpenBooking['move'];
}

export function MyBookingMove({ booking, move }: MyBookingMoveProps): ReactNode {
  const open = booking.eventDate === null;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="move-title">
      <h2 id="move-title">{open ? 'Choose a date' : 'Move to another date'}</h2>
      {booking.move.reason === undefined ? (
        <MoveForm booking={booking} move={move} />
      ) : (
        <p>{booking.move.reason}</p>
      )}
    </section>
  );
}

function MoveForm({ booking, move }: MyBookingMoveProps): ReactNode {
  const today = todayInKigali(new Date());
  const open = booking.eventDate === null;
  const { formRef, failure, busy, onSubmit } = useForm({
    check: ({ eventDate = '' }) => fieldErrorOf(problemOf(eventDate, today, booking.eventDate)),
    send: ({ eventDate = '' }) => move(eventDate),
    explain: (_, answer) => ({ message: '', fields: fieldErrorOf(changeProblem(answer)) }),
  });
  return (
    <form className="stack" noValidate method="post" ref={formRef} onSubmit={onSubmit}>
      <SessionDate
        label={open ? 'Date of the session' : 'New date'}
        hint={
          open
            ? 'You can move it once later, until 72 hours before.'
            : 'You can move it once without charge, until 72 hours before. The payment moves with it.'
        }
        today={today}
        order={booking.skus}
        error={failure?.fields.eventDate}
      />
      <button className="button button--primary" type="submit" aria-disabled={busy} aria-busy={busy}>
        {busy ? 'Saving the date…' : open ? 'Choose this date' : 'Move the session'}
      </button>
    </form>
  );
}

function fieldErrorOf(eventDate: string | undefined): Record<string, string> {
  return eventDate === undefined ? {} : { eventDate };
}

function problemOf(day: string, today: string, present: string | null): string | undefined {
  if (day === '') return 'Please choose a date.';
  if (day === present) return 'The session is already on this date. Please choose another one.';
  return dayProblem(day, today);
}
