import { useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { Answer } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { changeProblem } from './my-booking-view.ts';

/** A change that the client makes, one at a time. */
export interface BookingChange<T> {
  processing: boolean;
  /** Why it was not made, in a sentence. */
  problem: string | undefined;
  /** True once the last one was made. */
  done: boolean;
  make: (what: T) => void;
}

interface Surroundings<T> {
  send: (what: T) => Promise<Answer<MyBooking>>;
  show: (booking: MyBooking) => void;
  /** Looks at the booking again: a refusal may mean that it is no longer as the page shows it. */
  refresh: () => Promise<void>;
}

/** Sends a change and shows the booking as it is then. */
export function useBookingChange<T>({ send, show, refresh }: Surroundings<T>): BookingChange<T> {
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState(false);

  const { busy, run } = useAction(async (what: T) => {
    setProblem(undefined);
    setDone(false);
    const answer = await send(what);
    if (answer.kind === 'ok') {
      show(answer.data);
      return setDone(true);
    }
    setProblem(changeProblem(answer));
    if (answer.kind === 'refused' && answer.status === 409) await refresh();
  });

  return { processing: busy, problem, done, make: run };
}
