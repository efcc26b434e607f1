import { type ReactNode, useRef, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { changeProblem, countedFromSentence } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { refundSentence } from '#src/domain/booking/refund.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingCancelProps {
  booking: MyBooking;
  cancel: OpenBooking['cancel'];
}

export function MyBookingCancel({ booking, cancel }: MyBookingCancelProps): ReactNode {
  const words = useWords('my-booking-page');
  const own = useWords('own-booking');
  const word = useWording();
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { eventDate } = booking;
  const { refused, refund, money } = booking.cancel;
  const hoursCount = refund === 'less-deposit' || refund === 'less-costs' || refund === 'reduced';

  function keep(): void {
    setAsking(false);
    // The focused button has been removed; its opener is back after the render.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="cancel-title">
      <h2 id="cancel-title">{words.cancelHeading}</h2>
      <p>{refused === undefined ? refundSentence(own, refund, money, booking) : word(refused)}</p>
      {refused === undefined && hoursCount && eventDate !== null && (
        <p className="soft small">
          {countedFromSentence(own, eventDate, booking.startTime)}{' '}
          <Linked text={words.refundPolicy} links={{ refunds: '/refund-policy' }} />
        </p>
      )}
      {refused === undefined && !asking && (
        <button className="button" type="button" ref={opener} onClick={() => setAsking(true)}>
          {words.cancel}
        </button>
      )}
      {refused === undefined && asking && <Question booking={booking} cancel={cancel} onKeep={keep} />}
    </section>
  );
}

function Question({ booking, cancel, onKeep }: MyBookingCancelProps & { onKeep: () => void }): ReactNode {
  const words = useWords('my-booking-page');
  const word = useWording();
  const [problem, setProblem] = useState<string>();
  const question = useScrollAndFocus<HTMLDivElement>(problem);
  const { busy, run } = useAction(async () => {
    setProblem(undefined);
    const answer = await cancel(booking.cancel);
    if (answer.kind !== 'ok') setProblem(changeProblem(word, answer));
  });
  return (
    <div className="notice notice--error" role="alert" tabIndex={-1} ref={question}>
      <div>
        <h3>{words.cancelQuestion}</h3>
        <p>{problem ?? (booking.kind === 'goods' ? words.cancelGoodsWarning : words.cancelWarning)}</p>
        <div className="my-booking__actions actions">
          <button className="button" type="button" aria-disabled={busy} aria-busy={busy} onClick={run}>
            {busy ? words.cancelling : words.confirmCancel}
          </button>
          <button className="button button--quiet" type="button" onClick={onKeep}>
            {words.keep}
          </button>
        </div>
      </div>
    </div>
  );
}
