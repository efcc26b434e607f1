import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { chooseInCalculator, openSheet } from './calculator/calculator-store.ts';
import { Quote } from './Quote.tsx';
import styleSheet from './quote.css?url';

/** Shows the calculator set to a price; without one, the quote: the lines first where there are any. */
export type ShowQuote = (sku?: string) => void;

/** Starts the island in the panel of the page. Rejects when its styles cannot be loaded. */
export async function openQuote(panel: HTMLElement): Promise<ShowQuote> {
  await loadStyles(styleSheet);
  panel.dataset.open = '';
  const root = createRoot(find('[data-quote-island]'));
  const parts = { panel, paper: find('[data-quote-paper]'), bar: find('[data-quote-words]') };
  // At once, because what is asked of the quote next looks for its parts.
  flushSync(() => root.render(<Quote {...parts} heading={find('#quote-heading').textContent} />));
  return (sku) => {
    openSheet();
    if (sku !== undefined) chooseInCalculator(sku);
    else (document.querySelector('.quote-sheet') ?? panel).scrollTo({ top: 0, behavior: 'instant' });
  };
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
}
