import '#src/styles/feedback.css';
import type { ReactNode } from 'react';
import { useOpenedState } from '#src/lib/use-opened-state.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';

interface OpenedLinkProps {
  className: string;
  /** Shown here if `looking`, `closed` or `error`, else by `children`; `text` may be a refusal. */
  view: { kind: string; text?: string };
  loading: string;
  lookAgain: () => void;
  children: ReactNode;
}

/** Record that a link opens, or why it is not shown. */
export function OpenedLink({ className, view, loading, lookAgain, children }: OpenedLinkProps): ReactNode {
  const { tryAgain } = useWords('forms');
  const word = useWording();
  const isLooking = view.kind === 'looking';
  useOpenedState(isLooking ? undefined : view.kind !== 'closed');
  return (
    <div className={className} data-view={view.kind} aria-busy={isLooking}>
      {isLooking && <p role="status">{loading}</p>}
      {view.kind === 'closed' && (
        <div className="notice notice--info" role="status">
          <p>{word(view.text ?? '')}</p>
        </div>
      )}
      {view.kind === 'error' && (
        <>
          <div className="notice notice--error" role="alert">
            <p>{word(view.text ?? '')}</p>
          </div>
          <button className="button button--primary" type="button" onClick={lookAgain}>
            {tryAgain}
          </button>
        </>
      )}
      {children}
    </div>
  );
}
