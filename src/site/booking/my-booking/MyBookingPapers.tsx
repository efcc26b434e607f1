import { type ReactNode, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import type { PaperSeries } from '#src/domain/paper/paper.ts';
import { newPaperLabel, paperTitle } from '#src/domain/paper/paper-words.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingPapersProps {
  booking: MyBooking;
  issue: OpenBooking['issue'];
  addressOf: OpenBooking['paperAddress'];
  /** Details that papers carry. */
  children: ReactNode;
}

/** Papers of a booking: those issued, new ones where they make sense, and the details they carry. */
export function MyBookingPapers({ booking, issue, addressOf, children }: MyBookingPapersProps): ReactNode {
  const words = useWords('paper');
  const word = useWording();
  const [problem, setProblem] = useState('');
  const { busy, run } = useAction(async (series: PaperSeries) => {
    setProblem('');
    const answer = await issue(series);
    if (answer.kind === 'ok') window.location.assign(addressOf(answer.data.code));
    else setProblem(answer.kind === 'refused' ? failureOf(word, answer).message : words.noReply);
  });
  const { issued, possible } = booking.papers;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="papers-title">
      <h2 id="papers-title">{words.papers}</h2>
      {issued.length === 0 && possible.length === 0 && <p>{words.none}</p>}
      {issued.length > 0 && (
        <ul className="my-booking__papers lined plain-list">
          {issued.map((paper) => (
            <li key={paper.code}>
              <a href={addressOf(paper.code)}>{paperTitle(words, paper)}</a>
              <span className="my-booking__day soft small">{words.day(paper)}</span>
            </li>
          ))}
        </ul>
      )}
      {possible.length > 0 && (
        <p className="actions">
          {possible.map((series) => (
            <button
              key={series}
              className="button button--small"
              type="button"
              aria-disabled={busy}
              aria-busy={busy}
              onClick={() => run(series)}
            >
              {newPaperLabel(words, series)}
            </button>
          ))}
        </p>
      )}
      <p role="alert">{problem}</p>
      {children}
    </section>
  );
}
