import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { dayProblem } from '../day/booking-day.ts';
import { SessionDate } from '../day/SessionDate.tsx';
import type { BookingChange } from './use-booking-change.ts';

interface MyBookingMoveProps {
  booking: MyBooking;
  change: BookingChange<string>;
}

/** Another day, or the first one; or why that needs a call. */
export function MyBookingMove({ booking, change }: MyBookingMoveProps): ReactNode {
  const open = booking.eventDate === null;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="move-title">
      <h2 id="move-title">{open ? 'Choose a date' : 'Move to another date'}</h2>
      {booking.move.reason === undefined ? (
        <MoveForm {...{ booking, change }} />
      ) : (
        <p>{booking.move.reason}</p>
      )}
    </section>
  );
}

function MoveForm({ booking, change }: MyBookingMoveProps): ReactNode {
  const [typed, setTyped] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const problem = typed ?? change.problem;
  const today = todayInKigali(new Date());
  const open = booking.eventDate === null;

  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector('input')?.focus();
  }, [problem]);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const day = form.current?.querySelector('input')?.value ?? '';
    const wrong = problemOf(day, today, booking.eventDate);
    setTyped(wrong);
    if (wrong === undefined) change.make(day);
  }

  return (
    <form className="stack" noValidate method="post" ref={form} onSubmit={onSubmit}>
      <SessionDate
        label={open ? 'Date of the session' : 'New date'}
        hint={
          open
            ? 'You can move it once later, until 72 hours before.'
            : 'You can move it once without charge, until 72 hours before. The payment moves with it.'
        }
        today={today}
        error={problem}
      />
      <button
        className="button button--primary"
        type="submit"
        aria-disabled={change.processing}
        aria-busy={change.processing}
      >
        {change.processing ? 'Saving the date…' : open ? 'Choose this date' : 'Move the session'}
      </button>
    </form>
  );
}

function problemOf(day: string, today: string, present: string | null): string | undefined {
  if (day === '') return 'Please choose a date.';
  if (day === present) return 'The session is already on this date. Please choose another one.';
  return dayProblem(day, today);
}
