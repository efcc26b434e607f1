import { type ReactNode, useRef, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { changeProblem, countedFromSentence } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { useAction } from '#src/lib/use-action.ts';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingCancelProps {
  booking: MyBooking;
  cancel: OpenBooking['cancel'];
}

export function MyBookingCancel({ booking, cancel }: MyBookingCancelProps): ReactNode {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { eventDate } = booking;
  const { reason, sentence, refund } = booking.cancel;
  const hoursCount = refund === 'less-deposit' || refund === 'less-costs' || refund === 'reduced';

  function keep(): void {
    setAsking(false);
    // The focused button has been removed; its opener is back after the render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="cancel-title">
      <h2 id="cancel-title">Cancel the booking</h2>
      <p>{reason ?? sentence}</p>
      {reason === undefined && hoursCount && eventDate !== null && (
        <p className="soft small">
          {countedFromSentence(eventDate, booking.startTime)} See the{' '}
          <a href="/refund-policy">refund policy</a>.
        </p>
      )}
      {reason === undefined && !asking && (
        <button className="button" type="button" ref={opener} onClick={() => setAsking(true)}>
          Cancel the booking
        </button>
      )}
      {reason === undefined && asking && <Question booking={booking} cancel={cancel} onKeep={keep} />}
    </section>
  );
}

function cancelWarning({ kind }: MyBooking): string {
  return kind === 'goods'
    ? 'This cannot be undone.'
    : 'The date becomes free for others. This cannot be undone.';
}

function Question({ booking, cancel, onKeep }: MyBookingCancelProps & { onKeep: () => void }): ReactNode {
  const [problem, setProblem] = useState<string>();
  const question = useScrollAndFocus<HTMLDivElement>(problem);
  const { busy, run } = useAction(async () => {
    setProblem(undefined);
    const answer = await cancel(booking.cancel);
    if (answer.kind !== 'ok') setProblem(changeProblem(answer));
  });
  return (
    <div className="notice notice--error" role="alert" tabIndex={-1} ref={question}>
      <div>
        <h3>Cancel this booking?</h3>
        <p>{problem ?? cancelWarning(booking)}</p>
        <div className="my-booking__actions actions">
          <button className="button" type="button" aria-disabled={busy} aria-busy={busy} onClick={run}>
            {busy ? 'Cancelling…' : 'Yes, cancel it'}
          </button>
          <button className="button button--quiet" type="button" onClick={onKeep}>
            Keep the booking
          </button>
        </div>
      </div>
    </div>
  );
}
