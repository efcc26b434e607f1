import type { ReactNode } from 'react';
import { fieldAnchorId } from '#src/domain/booking/form/booking-fields.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { withoutRepeats } from '#src/lib/forms/phone-or-email.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

export function ErrorSummary({ problem }: { problem: Failure }): ReactNode {
  const sentences = withoutRepeats(problem.fields, useWords('forms').orEmail);
  return (
    <div className="notice notice--error" role="alert" tabIndex={-1} data-failure>
      <div>
        <h2>{problem.message}</h2>
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
  const target = fieldAnchorId(field);
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // Focuses the field; a fragment alone would only scroll.
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
