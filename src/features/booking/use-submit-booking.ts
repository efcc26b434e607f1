import { useEffect, useRef, useState } from 'react';
import type { BookingRequest } from './booking.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import { postBooking } from './post-booking.ts';

/** Where a booking stands: nothing sent, on its way, booked, or not booked with the reason. */
export type Submission =
  | { status: 'idle' }
  | { status: 'processing' }
  | { status: 'success'; outcome: Extract<BookingOutcome, { kind: 'pay' | 'request' }> }
  | { status: 'failed'; outcome: Exclude<BookingOutcome, { kind: 'pay' | 'request' }> };

export interface SubmitBooking {
  submission: Submission;
  /** Sends the request, unless one is on its way already. */
  submit: (request: BookingRequest) => Promise<void>;
  reset: () => void;
}

/** Sends bookings one at a time, and tells `onOutcome` how each one ended. */
export function useSubmitBooking(onOutcome: (outcome: BookingOutcome) => void): SubmitBooking {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const underWay = useRef(false);
  const reset = () => setSubmission({ status: 'idle' });

  // Coming back from the payment page with the browser's back button finds this page as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setSubmission({ status: 'idle' });
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function submit(request: BookingRequest): Promise<void> {
    // State arrives a render late; a double click is faster.
    if (underWay.current) return;
    underWay.current = true;
    setSubmission({ status: 'processing' });
    const outcome = await postBooking(request);
    underWay.current = false;
    setSubmission(afterOutcome(outcome));
    onOutcome(outcome);
  }

  return { submission, submit, reset };
}

function afterOutcome(outcome: BookingOutcome): Submission {
  return outcome.kind === 'pay' || outcome.kind === 'request'
    ? { status: 'success', outcome }
    : { status: 'failed', outcome };
}
