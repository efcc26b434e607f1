import { useEffect, useRef, useState } from 'react';
import type { Silence } from '#src/lib/answer.ts';
import { type Delivery, startDelivery } from '#src/lib/start-delivery.ts';
import type { BookingRequest } from '../booking.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import { keepSubmission, postBooking } from './post-booking.ts';
import { forgetWaiting, keepWaiting, wasWaiting } from './waiting-booking.ts';

/** Where a booking stands: nothing sent, on its way, waiting for a connection, called off, booked, or not booked with the reason. */
export type Submission =
  | { status: 'idle' }
  | { status: 'processing' }
  | { status: 'waiting'; reason: Silence }
  | { status: 'stopped'; why: StopReason }
  | { status: 'success'; outcome: Extract<BookingOutcome, { kind: 'pay' | 'request' }> }
  | { status: 'failed'; outcome: Exclude<BookingOutcome, { kind: 'pay' | 'request' | 'silent' }> };

/** Why a booking waits for its connection no longer: the visitor said so, or changed it. */
export type StopReason = 'cancelled' | 'changed';

export interface SubmitBooking {
  submission: Submission;
  /** Sends the request, unless one is on its way already. */
  submit: (request: BookingRequest) => Promise<void>;
  /** Sends no more of a booking that waits for a connection. */
  stop: (why: StopReason) => void;
  reset: () => void;
}

/** Sends bookings one at a time, without a connection as soon as there is one, and tells `onOutcome` how each one ended. */
export function useSubmitBooking(onOutcome: (outcome: BookingOutcome) => void): SubmitBooking {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const underWay = useRef(false);
  const delivery = useRef<Delivery>(undefined);
  // True when what was sent is not what the page shows any more.
  const changed = useRef(false);
  // The answer may come many renders after the booking was sent.
  const settle = useRef(onOutcome);
  useEffect(() => {
    settle.current = onOutcome;
  });

  // Coming back from the payment page with the browser's back button finds this page as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      // One that waits still does.
      if (event.persisted) setSubmission((now) => (now.status === 'waiting' ? now : { status: 'idle' }));
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => () => void delivery.current?.stop(), []);

  async function submit(request: BookingRequest): Promise<void> {
    // State arrives a render late; a double click is faster.
    if (underWay.current) return;
    underWay.current = true;
    changed.current = false;
    setSubmission({ status: 'processing' });
    // What waits is this very booking: a change would have called it off.
    const waiting = delivery.current?.hurry();
    delivery.current ??= deliver(request);
    await (waiting ?? delivery.current.settled());
    underWay.current = false;
  }

  function deliver(request: BookingRequest): Delivery {
    // Once for all tries: a page that was left open must not book anew what another one has booked meanwhile.
    const kept = keepSubmission(request);
    return startDelivery<BookingOutcome>({
      attempt: (signal) => postBooking(request, kept, signal),
      onSilence({ reason }) {
        if (changed.current) return end({ status: 'stopped', why: 'changed' });
        keepWaiting();
        // The first reason stays: it has been read, and what is said again is announced again.
        setSubmission((now) => (now.status === 'waiting' ? now : { status: 'waiting', reason }));
      },
      onAnswer(outcome) {
        end(afterOutcome(outcome));
        settle.current(outcome);
      },
    });
  }

  function end(submission: Submission): void {
    delivery.current?.stop();
    delivery.current = undefined;
    forgetWaiting();
    setSubmission(submission);
  }

  function stop(why: StopReason): void {
    // A try that was asked for is not called off: its answer is near.
    if (underWay.current) changed.current = true;
    else if (delivery.current !== undefined || wasWaiting()) end({ status: 'stopped', why });
  }

  const reset = () => end({ status: 'idle' });

  return { submission, submit, stop, reset };
}

function afterOutcome(outcome: Exclude<BookingOutcome, { kind: 'silent' }>): Submission {
  return outcome.kind === 'pay' || outcome.kind === 'request'
    ? { status: 'success', outcome }
    : { status: 'failed', outcome };
}
