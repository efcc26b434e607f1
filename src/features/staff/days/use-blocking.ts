import { useRef, useState } from 'react';
import type { User } from '#src/features/account/user.ts';
import type { Answer } from '#src/lib/answer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { showToast } from '#src/lib/toast.ts';
import { tellFailure } from '../shell/failed.ts';
import { bookingsWithin, type DayBooking, type Period, periodProblems } from './days.ts';
import { blockDays, daysStore } from './days-store.ts';
import { periodText } from './staff-day-words.ts';

/** What somebody wants to block. */
interface Wish {
  period: Period;
  reason: string;
}

/** Blocking days, step by step. */
export interface Blocking {
  busy: boolean;
  /** One sentence per field that has to change. */
  errors: Record<string, string>;
  /** Bookings on the days, about which an answer is waited for. */
  asking: DayBooking[] | undefined;
  submit: (wish: Wish) => void;
  /** Blocks the days though they are booked, or leaves them alone. */
  answer: (block: boolean) => void;
}

/** Blocks days for somebody: asks first where bookings are, and says what went wrong. `onDone` comes after success. */
export function useBlocking(user: User, onDone: () => void): Blocking {
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<Wish & { bookings: DayBooking[] }>();

  async function send(wish: Wish, seen: DayBooking[]): Promise<void> {
    // State arrives a render late; a double click is faster.
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const block = { reason: wish.reason, by: user.name, at: new Date().toISOString() };
    const references = seen.map(({ reference }) => reference);
    finish(wish, await blockDays(wish.period, block, references));
    underWay.current = false;
    setBusy(false);
  }

  function finish(wish: Wish, answer: Answer<unknown>): void {
    const bookings = bookingsIn(answer);
    if (bookings !== undefined) setAsked({ ...wish, bookings });
    else if (answer.kind === 'ok') done(wish);
    else {
      if (answer.kind === 'refused') setErrors(answer.fields);
      tellFailure('The days are not blocked', answer);
    }
  }

  function done({ period }: Wish): void {
    showToast({ title: 'Blocked', text: `${periodText(period)} takes no bookings.`, tone: 'success' });
    onDone();
  }

  return {
    busy,
    errors,
    asking: asked?.bookings,
    submit(wish) {
      const problems = problemsOf(wish);
      setErrors(problems);
      if (Object.keys(problems).length > 0) return;
      const bookings = bookingsWithin(daysStore.get().days, wish.period);
      if (bookings.length > 0) setAsked({ ...wish, bookings });
      else void send(wish, []);
    },
    answer(block) {
      setAsked(undefined);
      if (block && asked !== undefined) void send(asked, asked.bookings);
    },
  };
}

function problemsOf({ period, reason }: Wish): Record<string, string> {
  const problems = { ...periodProblems(period, todayInKigali(new Date())) };
  return reason === '' ? { ...problems, reason: 'Please say why: visitors read it.' } : problems;
}

/** The bookings that the server asks about; undefined when it says something else. */
function bookingsIn(answer: Answer<unknown>): DayBooking[] | undefined {
  if (answer.kind !== 'refused' || answer.status !== 409) return undefined;
  return (answer.body as { bookings?: DayBooking[] } | undefined)?.bookings;
}
