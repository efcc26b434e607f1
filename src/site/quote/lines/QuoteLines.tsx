import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { UndoNotice } from '#src/components/states/UndoNotice.tsx';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/text.ts';
import { type Quote, type RemovedLine, validUntil } from '../quote.ts';
import { removedStore, removeFromQuote, renewQuote, undoRemoval } from '../quote-changes.ts';
import { quoteStore, summaryStore } from '../quote-store.ts';
import type { QuoteSummary } from '../quote-summary.ts';
import { lineTitle } from './line-title.ts';
import { QuoteLine } from './QuoteLine.tsx';

export function QuoteLines(): ReactNode {
  const quote = useStore(quoteStore);
  const summary = useStore(summaryStore);
  const removed = useStore(removedStore);
  return (
    <section className="quote-lines stack" id="quote-lines" tabIndex={-1} aria-labelledby="quote-lines-title">
      <h3 className={quote && 'visually-hidden'} id="quote-lines-title">
        {quote === undefined ? 'Your quote is empty' : 'In your quote'}
      </h3>
      {removed && (
        <UndoNotice
          key={removed.lines[0]?.line.id}
          lineClass="quote-removed apart"
          sentence={`${whatIsGone(removed.lines)} removed.`}
          undo={undoRemoval}
          list="quote-lines"
        />
      )}
      {quote === undefined ? <EmptyQuote /> : <FilledQuote quote={quote} summary={summary} />}
    </section>
  );
}

function whatIsGone(lines: readonly RemovedLine[]): string {
  const [first] = lines;
  if (first === undefined || lines.length > 1) return plural(lines.length, 'line');
  const entry = priceBook.get(first.line.sku);
  return entry === undefined ? 'One line' : lineTitle(entry, first.line.options);
}

function EmptyQuote(): ReactNode {
  return (
    <p className="soft small">
      Choose a package in the catalogue or in the calculator. What you add will appear here, with its total.
    </p>
  );
}

function FilledQuote({ quote, summary }: { quote: Quote; summary: QuoteSummary }): ReactNode {
  return (
    <>
      <div className="quote-lines__head apart">
        <Validity quote={quote} />
        <button
          className="button button--quiet button--small"
          type="button"
          onClick={() => removeFromQuote()}
        >
          Clear
        </button>
      </div>
      <ul className="plain-list">
        {summary.rows.map((row) => (
          <QuoteLine key={row.line.id} row={row} />
        ))}
      </ul>
    </>
  );
}

function Validity({ quote }: { quote: Quote }): ReactNode {
  const until = formatDate(validUntil(quote));
  if (todayInKigali(new Date()) <= validUntil(quote)) {
    return (
      <p className="soft small">
        {quote.number}, valid until {until}
      </p>
    );
  }
  return (
    <div className="notice notice--info">
      <div>
        <p>
          {quote.number} was valid until {until}. The amounts below are today’s prices.
        </p>
        <button className="button button--quiet button--small" type="button" onClick={renewQuote}>
          Update to today’s prices
        </button>
      </div>
    </div>
  );
}
