import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { type BookingProblem, isBookingField } from './request/check-booking.ts';

interface ErrorSummaryProps {
  problem: BookingProblem;
  /** Changes with every try, so that the focus comes here each time. */
  attempt: number;
}

/** What is wrong, in one place, each sentence a link to its field. */
export function ErrorSummary({ problem, attempt }: ErrorSummaryProps): ReactNode {
  const summary = useScrollAndFocus<HTMLDivElement>(attempt);
  const sentences = Object.entries(problem.fields);
  return (
    <div className="notice notice--error" role="alert" tabIndex={-1} ref={summary}>
      <div>
        <h2>{problem.heading}</h2>
        {problem.text && <p>{problem.text}</p>}
        {sentences.length > 0 && (
          <ul>
            {sentences.map(([field, sentence]) => (
              <li key={field}>
                <FieldLink field={field} sentence={sentence} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function FieldLink({ field, sentence }: { field: string; sentence: string }): ReactNode {
  const target = isBookingField(field) ? field : 'order';
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // The field itself takes the focus; a fragment alone would only scroll.
        event.preventDefault();
        const element = document.getElementById(target);
        element?.focus({ preventScroll: true });
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }}
    >
      {sentence}
    </a>
  );
}
