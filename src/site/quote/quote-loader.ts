import { fallbackSelector, showFallback } from '#src/components/island/fallback.ts';
import { reportFailure } from '#src/components/island/report-failure.ts';
import { afterPaint } from '#src/lib/loading/after-paint.ts';
import { quoteKey } from '#src/lib/storage/storage.ts';
import type { ShowQuote } from './open-quote.tsx';

/** Loads the quote on use of its panel, a chosen price, a stored quote, or a link to a quote. */
const panel = document.querySelector<HTMLElement>('[data-quote]');
const fallback = panel?.querySelector<HTMLElement>(fallbackSelector);

let loading: Promise<ShowQuote> | undefined;

function load(host: HTMLElement): Promise<ShowQuote> {
  loading ??= import('./open-quote.tsx').then(({ openQuote }) => openQuote(host));
  return loading;
}

/** Loads the quote and opens what was pressed. On failure shows a notice; the next touch retries. */
async function use(host: HTMLElement, pressed?: HTMLButtonElement): Promise<void> {
  pressed?.setAttribute('aria-busy', 'true');
  if (fallback) fallback.hidden = true;
  try {
    const show = await load(host);
    if (pressed) {
      // Shows the busy button first: opening takes a while on slow phones.
      await afterPaint();
      show(pressed.matches('[data-choose]') ? pressed.value : undefined);
    }
  } catch (error) {
    loading = undefined;
    if (fallback) showFallback(fallback);
    // On phones the button may be far from the notice.
    if (pressed) fallback?.scrollIntoView({ block: 'center' });
    reportFailure('quote', String(error));
  }
  pressed?.removeAttribute('aria-busy');
}

function isWanted(): boolean {
  try {
    return window.location.hash.startsWith('#quote=') || localStorage.getItem(quoteKey) !== null;
  } catch {
    // Storage is blocked, so no quote is stored.
    return false;
  }
}

if (panel) {
  document.documentElement.dataset['withQuote'] = '';
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element &&
      event.target.closest<HTMLButtonElement>('[data-choose], [data-quote-open]');
    if (!button) return;
    // Without this script the button submits the plain booking form.
    event.preventDefault();
    void use(panel, button);
  });
  const start = () => {
    if (loading === undefined) void use(panel);
  };
  for (const touch of ['pointerenter', 'focusin']) panel.addEventListener(touch, start);
  const startIfWanted = () => isWanted() && start();
  for (const change of ['storage', 'hashchange']) window.addEventListener(change, startIfWanted);
  startIfWanted();
  document.addEventListener('island:failed', (event) => {
    const { target, detail } = event as CustomEvent;
    if (!(target instanceof Node && panel.contains(target))) return;
    if (fallback) showFallback(fallback);
    fallback?.scrollIntoView({ block: 'center' });
    reportFailure('quote', String(detail));
  });
  // Next to the catalogue it is always in view; on phones it loads when scrolled into view.
  if (!window.matchMedia('(min-width: 64rem)').matches)
    new IntersectionObserver(([seen], observer) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      start();
    }).observe(panel);
}
