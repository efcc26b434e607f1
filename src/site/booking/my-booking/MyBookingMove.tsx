import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { useForm } from '#src/components/forms/use-form.ts';
import { dayProblem } from '#src/domain/availability/booking-day.ts';
import { changeProblem } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { refusals } from '#src/lib/words/refusals.ts';
import { SessionDate } from '../day/SessionDate.tsx';
import type { OpenBooking } from './use-my-booking.ts';

const refused = refusals('own-booking');

interface MyBookingMoveProps {
  booking: MyBooking;
  move: OpenBooking['move'];
}

export function MyBookingMove({ booking, move }: MyBookingMoveProps): ReactNode {
  const words = useWords('my-booking-page');
  const word = useWording();
  const { refused: refusal, reason } = booking.move;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="move-title">
      <h2 id="move-title">{booking.eventDate === null ? words.chooseDateHeading : words.moveHeading}</h2>
      {refusal === undefined ? <MoveForm booking={booking} move={move} /> : <p>{word(refusal, reason)}</p>}
    </section>
  );
}

function MoveForm({ booking, move }: MyBookingMoveProps): ReactNode {
  const words = useWords('my-booking-page');
  const today = todayInKigali(new Date());
  const open = booking.eventDate === null;
  const { formRef, failure, busy, onSubmit } = useForm({
    check: ({ eventDate = '' }) => fieldErrorOf(problemOf(eventDate, today, booking.eventDate)),
    send: ({ eventDate = '' }) => move(eventDate),
    explain: (word, answer) => ({ message: '', fields: fieldErrorOf(changeProblem(word, answer)) }),
  });
  return (
    <form className="stack" noValidate method="post" ref={formRef} onSubmit={onSubmit}>
      <SessionDate
        label={open ? words.sessionDate : words.newDate}
        hint={open ? words.chooseHint : words.moveHint}
        today={today}
        order={booking.skus}
        error={failure?.fields.eventDate}
      />
      <button className="button button--primary" type="submit" aria-disabled={busy} aria-busy={busy}>
        {busy ? words.savingDate : open ? words.chooseDate : words.move}
      </button>
    </form>
  );
}

function fieldErrorOf(eventDate: string | undefined): Record<string, string> {
  return eventDate === undefined ? {} : { eventDate };
}

function problemOf(day: string, today: string, present: string | null): string | undefined {
  if (day === '') return refused('dateEmpty');
  if (day === present) return refused('dateUnchanged');
  return dayProblem(day, today);
}
