import '#src/styles/feedback.css';
import type { ReactNode } from 'react';

/** Why something could not be loaded, and the way to try again. */
export function Trouble({ message, askAgain }: { message: string; askAgain: () => void }): ReactNode {
  return (
    <div className="notice notice--error" role="alert">
      <div className="stack">
        <p>{message}</p>
        <p>
          <button className="button button--small" type="button" onClick={askAgain}>
            Try again
          </button>
        </p>
      </div>
    </div>
  );
}

/** Three rows in grey. */
export function Skeleton(): ReactNode {
  return (
    <div className="waiting" aria-busy="true">
      <p className="visually-hidden" role="status">
        One moment…
      </p>
      {[1, 2, 3].map((row) => (
        <div className="skeleton" key={row} />
      ))}
    </div>
  );
}
