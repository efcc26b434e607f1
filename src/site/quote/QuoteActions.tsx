import { useStore } from '@nanostores/react';
import type { ReactNode, SyntheticEvent } from 'react';
import { site } from '#src/domain/studio/site.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { Quote } from './quote.ts';
import { markShared } from './quote-changes.ts';
import { summaryStore } from './quote-store.ts';
import { soldLines } from './quote-summary.ts';
import { quoteCsv } from './share/quote-csv.ts';
import { quoteText } from './share/quote-text.ts';
import { ShareLink } from './share/ShareLink.tsx';
import { quoteAddress } from './share/shared-quote.ts';

export function QuoteActions({ quote: current }: { quote: Quote }): ReactNode {
  const words = useWords('quote');
  const prices = useWords('prices');
  const summary = useStore(summaryStore);
  const link = quoteAddress(current);
  const { vatRegistered } = site;
  const text = quoteText(
    { quote: words, prices, plan: useWords('payment-plan') },
    { head: current, summary, studio: site.name, link, vatRegistered },
  );
  if (soldLines(summary).length === 0) return null;
  const print = () => {
    markShared();
    printQuote();
  };
  const download = () => {
    markShared();
    const csv = new Blob([quoteCsv(words, prices, current, summary, vatRegistered)], {
      type: 'text/csv;charset=utf-8',
    });
    saveFile(`${current.number}.csv`, csv);
  };
  return (
    <details className="quote-share" onToggle={showOpened}>
      <summary className="button button--quiet button--small">{words.shareOrSave}</summary>
      <div className="quote-actions actions">
        <ShareLink title={words.shareTitle({ studio: site.name, number: current.number })} link={link} />
        <a
          className="button button--quiet button--small"
          href={whatsAppLink(site.whatsapp, text)}
          target="_blank"
          rel="noreferrer"
          onClick={markShared}
        >
          {words.sendOnWhatsApp}
        </a>
        <button className="button button--quiet button--small" type="button" onClick={print}>
          {words.print}
        </button>
        <button className="button button--quiet button--small" type="button" onClick={download}>
          {words.downloadCsv}
        </button>
      </div>
    </details>
  );
}

/** Scrolls opened details clear of the sticky total. */
function showOpened({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}

function printQuote(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'quote';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
