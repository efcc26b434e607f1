import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { openSheet } from '../calculator/calculator-store.ts';
import { noRoomText } from '../quote-changes.ts';
import { quoteBook } from '../quote-store.ts';
import type { SharedQuote } from './quote-link.ts';
import {
  addShared,
  changesSince,
  finishOpening,
  openingStore,
  openShared,
  type QuoteOpening,
} from './shared-quote.ts';

/** Offers a shared quote; it never replaces an existing quote unasked. */
export function SharedQuoteNotice(): ReactNode {
  const opening = useStore(openingStore);
  if (opening === undefined) return null;
  return <Notice key={opening.kind} opening={opening} />;
}

function Notice({ opening }: { opening: QuoteOpening }): ReactNode {
  const words = useWords('quote');
  const notice = useScrollAndFocus<HTMLDivElement>();
  useLayoutEffect(openSheet, []);
  const tone = opening.kind === 'damaged' ? 'error' : 'info';
  return (
    <div className={`notice notice--${tone}`} role="alert" tabIndex={-1} ref={notice}>
      <div className="stack gap-2xs start">
        {opening.kind === 'damaged' && <p>{words.damaged}</p>}
        {opening.kind === 'question' && <Question shared={opening.shared} />}
        {opening.kind === 'opened' && <p>{words.opened(opening.shared)}</p>}
        {opening.kind === 'added' && (
          <p>
            {words.addedLines(opening.shared)} {opening.left > 0 && noRoomText(words, opening.left)}
          </p>
        )}
        {opening.kind !== 'damaged' && <Changes shared={opening.shared} />}
        {opening.kind !== 'question' && (
          <Button label={words.closeNotice} onClick={() => finishOpening(undefined)} />
        )}
      </div>
    </div>
  );
}

function Question({ shared }: { shared: SharedQuote }): ReactNode {
  const words = useWords('quote');
  return (
    <>
      <p>{words.question({ ...shared, count: shared.lines.length })}</p>
      <div className="actions">
        <Button label={words.openInstead} onClick={() => openShared(shared)} />
        <Button label={words.addToMine} onClick={() => addShared(shared)} />
        <Button label={words.keepMine} onClick={() => finishOpening(undefined)} />
      </div>
    </>
  );
}

function Changes({ shared }: { shared: SharedQuote }): ReactNode {
  const words = useWords('quote');
  const changes = changesSince(words, useWords('prices'), quoteBook(), shared);
  if (changes.length === 0) return null;
  return (
    <>
      <p>{words.changedSince}</p>
      <ul>
        {changes.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function Button({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <button className="button button--small" type="button" onClick={onClick}>
      {label}
    </button>
  );
}
