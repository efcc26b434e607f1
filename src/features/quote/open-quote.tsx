import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { totalText } from '#src/features/catalogue/lines/line-amount.ts';
import { livePackages } from '#src/features/catalogue/packages/live-packages.ts';
import { loadStyles } from '#src/lib/loading/load-styles.ts';
import { dotted, plural } from '#src/lib/text.ts';
import { calculatingStore, chooseInCalculator } from './calculator/draft-store.ts';
import { showCalculator } from './calculator/go-to.ts';
import type { CategoryHead } from './offers.ts';
import { Quote } from './Quote.tsx';
import styleSheet from './quote.css?url';
import { categoryHeadsStore, livePackagesStore, quoteStore, summaryStore } from './quote-store.ts';
import { openingStore, receiveQuote } from './share/shared-quote.ts';

/** What the page asks of the quote once it is there. */
export interface OpenQuote {
  /** Shows the quote: the lines first where there are any. */
  show: () => void;
  /** Sets the calculator to a price and shows it. */
  choose: (sku: string) => void;
}

/** Where the quote stands beside the catalogue; narrower, it is a sheet. As in QuotePanel.astro and quote.css. */
const wide = window.matchMedia('(min-width: 64rem)');

/** The categories' names, from the tabs of the page: an island has the prices only. */
function headsOnPage(): CategoryHead[] {
  const tabs = document.querySelectorAll<HTMLAnchorElement>('[data-catalogue] nav a');
  return [...tabs].map(({ hash, textContent, dataset }) => ({
    ...{ id: hash.slice(1), title: textContent },
    ...('frames' in dataset && { frames: true as const }),
  }));
}

/** Starts the island in the panel of the page. Rejects when its styles cannot be loaded. */
export async function openQuote(panel: HTMLElement): Promise<OpenQuote> {
  const sheet = find<HTMLDialogElement>('[data-quote-sheet]');
  const paper = find('[data-quote-paper]');
  await loadStyles(styleSheet);
  categoryHeadsStore.set(headsOnPage());
  const body = Object.assign(document.createElement('div'), { className: 'quote-body stack gap-m' });
  const place = () => {
    if (wide.matches) sheet.close();
    (wide.matches ? panel : sheet).append(body);
  };
  place();
  wide.addEventListener('change', place);
  panel.dataset.open = '';
  // Printing hides everything but this, so it must not stand inside anything.
  document.body.append(find('.print-quote'));
  const root = createRoot(body);
  // At once, because what is asked of the quote next looks for its parts.
  flushSync(() => root.render(<Quote paper={paper} />));
  followQuote(find('[data-quote-bar]'));
  fitToScreen(panel);
  void livePackages().then((live) => livePackagesStore.set(typeof live === 'string' ? undefined : live));

  const open = () => {
    if (!wide.matches && !sheet.open) sheet.showModal();
  };
  receiveQuote();
  window.addEventListener('hashchange', receiveQuote);
  openingStore.subscribe((opening) => opening && open());
  return {
    show() {
      open();
      (wide.matches ? panel : sheet).scrollTo({ top: 0, behavior: 'instant' });
    },
    choose(sku) {
      open();
      showCalculator(() => chooseInCalculator(sku));
    },
  };
}

function find<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
}

/** Where the page begins the panel stands lower. With lines it ends on the screen all the same, so that its foot is in view. */
function fitToScreen(panel: HTMLElement): void {
  const measure = () => {
    const hasFoot = quoteStore.get() !== undefined && !calculatingStore.get();
    panel.style.setProperty('--panel-top', hasFoot ? `${panel.getBoundingClientRect().top}px` : '');
  };
  quoteStore.subscribe(measure);
  calculatingStore.listen(measure);
  for (const change of ['scroll', 'resize']) window.addEventListener(change, measure, { passive: true });
}

/** Keeps the bar at the bottom of a phone's screen in step with the quote: "3 lines · 1,234,000 RWF". */
function followQuote(bar: HTMLElement): void {
  const words = bar.querySelector('[data-quote-words]');
  summaryStore.subscribe((summary) => {
    const lines = plural(summary.rows.length, 'line');
    if (words)
      words.textContent =
        summary.rows.length === 0 ? 'Your quote is empty' : dotted([lines, totalText(summary)]);
  });
}
