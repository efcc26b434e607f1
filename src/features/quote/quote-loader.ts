import type { OpenQuote } from './open-quote.tsx';

/** Loads the quote when somebody wants it: touches its panel, chooses a price, has lines from before, or a link to one. */
const panel = document.querySelector<HTMLElement>('[data-quote]');
const trouble = document.querySelector<HTMLElement>('[data-quote-trouble]');

let loading: Promise<OpenQuote> | undefined;

function load(host: HTMLElement): Promise<OpenQuote> {
  loading ??= import('./open-quote.tsx').then(({ openQuote }) => openQuote(host));
  return loading;
}

/** Loads the quote and does something with it; where that fails it says so, and the next touch tries again. */
async function use(host: HTMLElement, act?: (quote: OpenQuote) => void, pressed?: Element): Promise<void> {
  pressed?.setAttribute('aria-busy', 'true');
  if (trouble) trouble.hidden = true;
  try {
    act?.(await load(host));
  } catch {
    loading = undefined;
    if (trouble) trouble.hidden = false;
  }
  pressed?.removeAttribute('aria-busy');
}

function isWanted(): boolean {
  try {
    return window.location.hash.startsWith('#quote=') || localStorage.getItem('fts_quote') !== null;
  } catch {
    // Storage is blocked, so there is no quote from before.
    return false;
  }
}

if (panel) {
  document.documentElement.dataset['withQuote'] = '';
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element && event.target.closest('[data-choose], [data-quote-open]');
    if (!button) return;
    const sku = button.getAttribute('data-choose');
    void use(panel, (quote) => (sku === null ? quote.show() : quote.choose(sku)), button);
  });
  const start = () => {
    if (loading === undefined) void use(panel, () => undefined);
  };
  for (const touch of ['pointerenter', 'focusin']) panel.addEventListener(touch, start);
  const startIfWanted = () => isWanted() && start();
  for (const change of ['storage', 'hashchange']) window.addEventListener(change, startIfWanted);
  startIfWanted();
  // Beside the catalogue the panel is in view from the start; on a phone one scrolls towards it.
  if (!window.matchMedia('(min-width: 64rem)').matches)
    new IntersectionObserver(([seen], observer) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      start();
    }).observe(panel);
}
