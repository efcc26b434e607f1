import { useRef, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { Answer } from '#src/lib/answer.ts';
import { changeProblem } from './my-booking-view.ts';

/** A change that the client makes, one at a time. */
export interface BookingChange<T> {
  processing: boolean;
  /** Why it was not made, in a sentence. */
  problem: string | undefined;
  /** True once the last one was made. */
  done: boolean;
  make: (what: T) => Promise<void>;
}

interface Surroundings<T> {
  send: (what: T) => Promise<Answer<MyBooking>>;
  show: (booking: MyBooking) => void;
  /** Looks at the booking again: a refusal may mean that it is no longer as the page shows it. */
  refresh: () => Promise<void>;
}

/** Sends a change and shows the booking as it is then. */
export function useBookingChange<T>({ send, show, refresh }: Surroundings<T>): BookingChange<T> {
  const [state, setState] = useState<Omit<BookingChange<T>, 'make'>>(atRest);
  const underWay = useRef(false);

  async function make(what: T): Promise<void> {
    // State arrives a render late; a double click is faster.
    if (underWay.current) return;
    underWay.current = true;
    setState({ processing: true, problem: undefined, done: false });
    const answer = await send(what);
    underWay.current = false;
    if (answer.kind === 'ok') {
      show(answer.data);
      return setState({ processing: false, problem: undefined, done: true });
    }
    setState({ processing: false, problem: changeProblem(answer), done: false });
    if (answer.kind === 'refused' && answer.status === 409) await refresh();
  }

  return { ...state, make };
}

const atRest = { processing: false, problem: undefined, done: false };
