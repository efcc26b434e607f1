import { totalText } from './lines/line-words.ts';
import { summaryStore } from './quote-store.ts';

/** Keeps the bar at the bottom of a phone's screen in step with the quote: "3 lines · 1,234,000 RWF". */
export function followQuote(bar: HTMLElement): void {
  const words = bar.querySelector('[data-quote-words]');
  summaryStore.subscribe((summary) => {
    const count = summary.rows.length;
    const lines = count === 1 ? '1 line' : `${count} lines`;
    if (words) words.textContent = count === 0 ? 'Your quote is empty' : `${lines} · ${totalText(summary)}`;
  });
}
