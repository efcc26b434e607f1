import { fallbackSelector, showFallback } from './fallback.ts';
import { reportFailure } from './report-failure.ts';

/** Watches a page's island from an inline script that every engine parses; reports within 8 s. */

/** Milliseconds; a second below the promised 8, for loading the page itself. */
const timeoutMs = 7000;

const late = 'late';
const unread = 'the browser cannot read what starts islands';

const notice = document.querySelector<HTMLElement>(fallbackSelector);

function watch(element: HTMLElement): void {
  const part = element.getAttribute('data-island-fallback') ?? '';
  const island = () => document.querySelector<HTMLElement>('astro-island');

  const giveUp = (why: string) => {
    const dead = island();
    showFallback(element);
    if (dead) hideBroken(dead, element);
    reportFailure(part, why);
  };

  // Astro fires this after its second try.
  document.addEventListener('astro:hydration-error', (event) =>
    giveUp(String((event as CustomEvent<{ error: unknown }>).detail.error)),
  );
  // Loaded late. The event does not bubble, so capture it.
  document.addEventListener(
    'astro:hydrate',
    () => {
      const alive = island();
      element.hidden = true;
      if (alive) alive.hidden = false;
    },
    true,
  );
  document.addEventListener('island:failed', (event) => {
    const broken = island();
    if (!broken?.contains(event.target as Node)) return;
    broken.parentNode?.insertBefore(element, broken.nextSibling);
    showFallback(element);
    reportFailure(part, String((event as CustomEvent).detail));
  });
  // An error outside every boundary leaves an island empty.
  window.addEventListener('error', ({ message }) => {
    const left = island();
    if (left && !left.hasAttribute('ssr') && left.childElementCount === 0) giveUp(message);
  });
  // An engine that cannot parse Astro's loader never will: do not wait.
  document.addEventListener('DOMContentLoaded', () => {
    if (!startsIslands()) giveUp(unread);
  });
  setTimeout(() => {
    if (element.hidden && island()?.hasAttribute('ssr')) giveUp(startsIslands() ? late : unread);
  }, timeoutMs);
}

/** True if the engine has run Astro's island loader. */
function startsIslands(): boolean {
  return 'customElements' in window && customElements.get('astro-island') !== undefined;
}

/** Hides a broken island, but not while someone is typing in it. */
function hideBroken(island: HTMLElement, element: HTMLElement): void {
  const hide = () => {
    const typing = island.contains(document.activeElement);
    if (!element.hidden && !typing) island.hidden = true;
  };
  hide();
  // After the focus has moved on.
  island.addEventListener('focusout', () => setTimeout(hide));
}

if (notice) watch(notice);
