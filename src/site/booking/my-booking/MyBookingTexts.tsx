import { type ReactNode, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { changeProblem } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingTextsProps {
  booking: MyBooking;
  stopTexts: OpenBooking['stopTexts'];
}

/** Stops text messages to the number of a booking, or starts them again. */
export function MyBookingTexts({ booking: { texts, phone }, stopTexts }: MyBookingTextsProps): ReactNode {
  const words = useWords('my-booking-page');
  const word = useWording();
  const [status, setStatus] = useState('');
  const { busy, run } = useAction(async () => {
    if (texts === 'none') return;
    const stop = texts === 'on';
    const answer = await stopTexts(stop);
    if (answer.kind === 'ok') setStatus(stop ? words.stopped : words.started);
    else setStatus(changeProblem(word, answer));
  });
  if (texts === 'none') return null;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="texts-title">
      <h2 id="texts-title">{words.textsHeading}</h2>
      <p>
        {texts === 'on' ? words.textsOn : words.textsStopped} <span className="soft">{phone}</span>
      </p>
      <p className="actions">
        <button
          className="button button--quiet"
          type="button"
          aria-disabled={busy}
          aria-busy={busy}
          onClick={run}
        >
          {texts === 'on' ? words.stopTexts : words.startTexts}
        </button>
      </p>
      <p role="status">{status}</p>
    </section>
  );
}
