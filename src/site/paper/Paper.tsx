import '#src/styles/feedback.css';
import './paper.css';
import { type ReactNode, useEffect } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import type { WholePaper } from '#src/domain/paper/paper.ts';
import { paperTitle } from '#src/domain/paper/paper-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { PaperSheet } from './PaperSheet.tsx';
import { usePaper } from './use-paper.ts';
import { paperPart } from './words/words.ts';

export default island('paper', import.meta.env.SSR ? paperPart : undefined, OpenedPaper);

function OpenedPaper(): ReactNode {
  const words = useWords('paper-page');
  const { tryAgain } = useWords('forms');
  const language = useLanguage();
  const { view, lookAgain } = usePaper();
  return (
    <div className="opened-paper" data-view={view.kind} aria-busy={view.kind === 'looking'}>
      {view.kind !== 'paper' && <h1>{words.heading}</h1>}
      {view.kind === 'looking' && <p role="status">{words.loading}</p>}
      {view.kind === 'closed' && (
        <div className="notice notice--info" role="status">
          <div className="stack gap-s">
            <p>{view.text}</p>
            {view.login && (
              <p>
                <a className="button" href={hrefIn(language, view.login)}>
                  {words.logIn}
                </a>
              </p>
            )}
          </div>
        </div>
      )}
      {view.kind === 'error' && (
        <>
          <div className="notice notice--error" role="alert">
            <p>{view.text}</p>
          </div>
          <button className="button button--primary" type="button" onClick={lookAgain}>
            {tryAgain}
          </button>
        </>
      )}
      {view.kind === 'paper' && <Printable paper={view.paper} />}
    </div>
  );
}

function Printable({ paper }: { paper: WholePaper }): ReactNode {
  const words = useWords('paper-page');
  const title = paperTitle(useWords('paper'), paper);
  // The title is the name of a saved PDF.
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);
  return (
    <>
      <div className="opened-paper__tools actions">
        <button className="button button--primary" type="button" onClick={() => window.print()}>
          {words.print}
        </button>
        <p className="soft small">{words.printHint}</p>
      </div>
      <PaperSheet paper={paper} />
    </>
  );
}
