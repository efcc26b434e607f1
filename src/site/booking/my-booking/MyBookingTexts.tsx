import { type ReactNode, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { changeProblem } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { textStopHeading, textStopWords } from '#src/domain/booking/my-booking/text-stop-words.ts';
import { useAction } from '#src/lib/use-action.ts';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingTextsProps {
  booking: MyBooking;
  stopTexts: OpenBooking['stopTexts'];
}

/** Stops text messages to the number of a booking, or starts them again. */
export function MyBookingTexts({ booking: { texts, phone }, stopTexts }: MyBookingTextsProps): ReactNode {
  const [status, setStatus] = useState('');
  const { busy, run } = useAction(async () => {
    if (texts === 'none') return;
    const answer = await stopTexts(texts === 'on');
    setStatus(answer.kind === 'ok' ? textStopWords[texts].done : changeProblem(answer));
  });
  if (texts === 'none') return null;
  const words = textStopWords[texts];
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="texts-title">
      <h2 id="texts-title">{textStopHeading}</h2>
      <p>
        {words.text} <span className="soft">{phone}</span>
      </p>
      <p className="actions">
        <button
          className="button button--quiet"
          type="button"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={run}
        >
          {words.button}
        </button>
      </p>
      <p role="status">{status}</p>
    </section>
  );
}
