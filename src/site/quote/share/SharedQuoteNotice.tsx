import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/text.ts';
import { openSheet } from '../calculator/calculator-store.ts';
import { noRoomText } from '../quote-changes.ts';
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
  const notice = useScrollAndFocus<HTMLDivElement>();
  useLayoutEffect(openSheet, []);
  const tone = opening.kind === 'damaged' ? 'error' : 'info';
  return (
    <div className={`notice notice--${tone}`} role="alert" tabIndex={-1} ref={notice}>
      <div className="stack gap-2xs start">
        {opening.kind === 'damaged' && (
          <p>This link to a quote is incomplete. Please ask for it again; your own quote has not changed.</p>
        )}
        {opening.kind === 'question' && <Question shared={opening.shared} />}
        {opening.kind === 'opened' && <p>{nameOf(opening.shared)} is open.</p>}
        {opening.kind === 'added' && (
          <p>
            The lines of {opening.shared.number} are in your quote.{' '}
            {opening.left > 0 && noRoomText(opening.left)}
          </p>
        )}
        {opening.kind !== 'damaged' && <Changes shared={opening.shared} />}
        {opening.kind !== 'question' && <Button label="Close" onClick={() => finishOpening(undefined)} />}
      </div>
    </div>
  );
}

function Question({ shared }: { shared: SharedQuote }): ReactNode {
  return (
    <>
      <p>
        {nameOf(shared)} came with this link ({plural(shared.lines.length, 'line')}). You have a quote of your
        own here.
      </p>
      <div className="actions">
        <Button label="Open it instead" onClick={() => openShared(shared)} />
        <Button label="Add its lines to mine" onClick={() => addShared(shared)} />
        <Button label="Keep mine" onClick={() => finishOpening(undefined)} />
      </div>
    </>
  );
}

function Changes({ shared }: { shared: SharedQuote }): ReactNode {
  const changes = changesSince(priceBook, shared);
  if (changes.length === 0) return null;
  return (
    <>
      <p>Changed since it was shared:</p>
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

function nameOf({ number, date }: SharedQuote): string {
  return `Quote ${number} of ${formatDate(date)}`;
}
