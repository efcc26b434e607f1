import { totalText } from '#src/features/catalogue/lines/line-amount.ts';
import { plural } from '#src/lib/text.ts';
import { summaryStore } from './quote-store.ts';

/** Keeps the bar at the bottom of a phone's screen in step with the quote: "3 lines · 1,234,000 RWF". */
export function followQuote(bar: HTMLElement): void {
  const words = bar.querySelector('[data-quote-words]');
  summaryStore.subscribe((summary) => {
    const count = summary.rows.length;
    if (words)
      words.textContent =
        count === 0 ? 'Your quote is empty' : `${plural(count, 'line')} · ${totalText(summary)}`;
  });
}
