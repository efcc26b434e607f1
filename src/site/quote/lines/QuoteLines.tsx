import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { UndoNotice } from '#src/components/states/UndoNotice.tsx';
import { lineTitle } from '#src/domain/catalogue/prices/price-book.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { type Quote, type RemovedLine, validUntil } from '../quote.ts';
import { removedStore, removeFromQuote, renewQuote, undoRemoval } from '../quote-changes.ts';
import { quoteBook, quoteStore, summaryStore } from '../quote-store.ts';
import type { QuoteSummary } from '../quote-summary.ts';
import type { QuoteWords } from '../words/en.ts';
import { QuoteLine } from './QuoteLine.tsx';

export function QuoteLines(): ReactNode {
  const words = useWords('quote');
  const current = useStore(quoteStore);
  const summary = useStore(summaryStore);
  const removed = useStore(removedStore);
  return (
    <section className="quote-lines stack" id="quote-lines" tabIndex={-1} aria-labelledby="quote-lines-title">
      <h3 className={current && 'visually-hidden'} id="quote-lines-title">
        {current === undefined ? words.empty : words.lineList}
      </h3>
      {removed && (
        <UndoNotice
          key={removed.lines[0]?.line.id}
          lineClass="quote-removed apart"
          sentence={removedText(words, removed.lines)}
          undo={undoRemoval}
          list="quote-lines"
        />
      )}
      {current === undefined ? (
        <p className="soft small">{words.emptyAdvice}</p>
      ) : (
        <FilledQuote quote={current} summary={summary} />
      )}
    </section>
  );
}

function removedText(words: QuoteWords, lines: readonly RemovedLine[]): string {
  const [first] = lines;
  if (first === undefined || lines.length > 1) return words.removedLines({ count: lines.length });
  const entry = quoteBook().get(first.line.sku);
  if (entry === undefined) return words.removedUnnamed;
  return words.removed({ name: lineTitle(entry, first.line.options?.package) });
}

function FilledQuote({ quote: filled, summary }: { quote: Quote; summary: QuoteSummary }): ReactNode {
  return (
    <>
      <div className="quote-lines__head apart">
        <Validity quote={filled} />
        <button
          className="button button--quiet button--small"
          type="button"
          onClick={() => removeFromQuote()}
        >
          {useWords('quote').clear}
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

function Validity({ quote: dated }: { quote: Quote }): ReactNode {
  const words = useWords('quote');
  const day = validUntil(dated);
  const { number } = dated;
  if (todayInKigali(new Date()) <= day) return <p className="soft small">{words.valid({ number, day })}</p>;
  return (
    <div className="notice notice--info">
      <div>
        <p>{words.expired({ number, day })}</p>
        <button className="button button--quiet button--small" type="button" onClick={renewQuote}>
          {words.renew}
        </button>
      </div>
    </div>
  );
}
