import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { IslandWords } from '#src/lib/words/island-words.tsx';
import { loadWords } from '#src/lib/words/load-words.ts';
import { chooseInCalculator, openSheet } from './calculator/calculator-store.ts';
import { Quote } from './Quote.tsx';
import styleSheet from './quote.css?url';
import { namePrices } from './quote-store.ts';

/** Shows the calculator set to a price; without a SKU, the quote from its top. */
export type ShowQuote = (sku?: string) => void;

/** Mounts the island in the panel. Rejects if its words or styles cannot be loaded. */
export async function openQuote(panel: HTMLElement): Promise<ShowQuote> {
  const [words] = await Promise.all([loadWords('quote'), loadStyles(styleSheet)]);
  namePrices(words);
  panel.dataset.open = '';
  const root = createRoot(find('[data-quote-island]'));
  const parts = { panel, paper: find('[data-quote-paper]'), bar: find('[data-quote-words]') };
  // Synchronous, because callers query its elements next.
  flushSync(() =>
    root.render(
      <IslandWords value={words}>
        <Quote {...parts} heading={find('#quote-heading').textContent} />
      </IslandWords>,
    ),
  );
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
