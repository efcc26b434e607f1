import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { prices } from '#src/features/catalogue/prices/browser-prices.ts';
import { site } from '#src/features/studio/site.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';
import { saveFile } from '#src/lib/save-file.ts';
import type { Quote } from './quote.ts';
import { checkOut, giveAway } from './quote-changes.ts';
import { priceBookStore } from './quote-store.ts';
import { type QuoteSummary, soldLines } from './quote-summary.ts';
import { quoteCsv } from './share/quote-csv.ts';
import { quoteText } from './share/quote-text.ts';
import { ShareLink } from './share/ShareLink.tsx';
import { quoteAddress } from './share/shared-quote.ts';

/** What one does with a finished quote: check out, or take it along. */
export function QuoteActions({ quote, summary }: { quote: Quote; summary: QuoteSummary }): ReactNode {
  const book = useStore(priceBookStore);
  const link = quoteAddress(quote);
  const { vatRegistered } = prices;
  const text = quoteText({ head: quote, summary, studio: site.name, link, vatRegistered });
  if (soldLines(summary).length === 0) return null;
  const print = () => {
    giveAway();
    printQuote();
  };
  const download = () => {
    giveAway();
    const csv = new Blob([quoteCsv(book, quote, summary)], { type: 'text/csv;charset=utf-8' });
    saveFile(`${quote.number}.csv`, csv);
  };
  return (
    <>
      <CheckoutButton />
      <div className="quote-actions actions">
        <ShareLink title={`${site.name}: quote ${quote.number}`} link={link} />
        <a
          className="button button--quiet button--small"
          href={whatsAppLink(site.whatsapp, text)}
          target="_blank"
          rel="noreferrer"
          onClick={giveAway}
        >
          Send on WhatsApp
        </a>
        <button className="button button--quiet button--small" type="button" onClick={print}>
          Export Quote
        </button>
        <button className="button button--quiet button--small" type="button" onClick={download}>
          Download CSV
        </button>
      </div>
    </>
  );
}

function CheckoutButton(): ReactNode {
  const [left, setLeft] = useState(0);
  const onClick = () => {
    const stayed = checkOut();
    setLeft(stayed);
    if (stayed === 0) window.location.assign('/book-now');
  };
  return (
    <>
      <button className="button button--primary button--wide" type="button" onClick={onClick}>
        Checkout
      </button>
      {left > 0 && (
        <div className="notice notice--error" role="alert">
          <p>
            Your cart is full. {left === 1 ? 'One line stays' : `${left} lines stay`} in the quote:{' '}
            <a href="/book-now">book what is in the cart</a> first.
          </p>
        </div>
      )}
    </>
  );
}

/** Prints the quote instead of the page (src/styles/print.css). */
function printQuote(): void {
  const { dataset } = document.documentElement;
  dataset.print = 'quote';
  window.addEventListener('afterprint', () => delete dataset.print, { once: true });
  window.print();
}
