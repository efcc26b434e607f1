import '#src/styles/feedback.css';
import type { ReactNode } from 'react';
import type { Failure } from '#src/lib/failure/failure.ts';
import { useWords } from '#src/lib/words/island-words.tsx';

interface LoadStateProps {
  failure: Failure | undefined;
  askAgain: () => void;
  loaded?: boolean;
}

export function LoadState({ failure, askAgain, loaded = false }: LoadStateProps): ReactNode {
  const words = useWords('forms');
  if (failure === undefined) return loaded ? null : <Skeleton />;
  return (
    <div className="notice notice--error" role="alert">
      <div className="stack">
        <p>{failure.message}</p>
        <p>
          <button className="button button--small" type="button" onClick={askAgain}>
            {words.tryAgain}
          </button>
        </p>
      </div>
    </div>
  );
}

function Skeleton(): ReactNode {
  const words = useWords('forms');
  return (
    <div className="waiting stack" aria-busy="true">
      <p className="visually-hidden" role="status">
        {words.oneMoment}
      </p>
      {[1, 2, 3].map((row) => (
        <div className="skeleton" key={row} />
      ))}
    </div>
  );
}
