import { fallbackSelector, showFallback } from './fallback.ts';
import { reportFailure } from './report-failure.ts';

/**
 * Watches over the island of a page from inside its HTML, written so that every engine reads it (src/integrations/
 * island-watch.ts): it shares no fate with what it watches. Whatever happens, the place says so within 8 seconds.
 */

/** A second less than promised, which is the page's own to arrive. */
const patienceMs = 7000;

const late = 'late';
const unread = 'the browser cannot read what starts islands';

const notice = document.querySelector<HTMLElement>(fallbackSelector);

function watch(element: HTMLElement): void {
  const part = element.getAttribute('data-island-fallback') ?? '';
  const island = () => document.querySelector<HTMLElement>('astro-island');

  const giveUp = (why: string) => {
    const dead = island();
    showFallback(element);
    if (dead) setAside(dead, element);
    reportFailure(part, why);
  };

  // Astro says so after its second try.
  document.addEventListener('astro:hydration-error', (event) =>
    giveUp(String((event as CustomEvent<{ error: unknown }>).detail.error)),
  );
  // Late, but here. The event does not bubble; on its way down it passes.
  document.addEventListener(
    'astro:hydrate',
    () => {
      const alive = island();
      element.hidden = true;
      if (alive) alive.hidden = false;
    },
    true,
  );
  // ErrorBoundary.tsx has said that something broke; below it stand the other ways.
  document.addEventListener('island:failed', (event) => {
    const broken = island();
    if (!broken?.contains(event.target as Node)) return;
    broken.parentNode?.insertBefore(element, broken.nextSibling);
    showFallback(element, false);
    reportFailure(part, String((event as CustomEvent).detail));
  });
  // What throws outside of every boundary leaves an island empty.
  window.addEventListener('error', ({ message }) => {
    const left = island();
    if (left && !left.hasAttribute('ssr') && left.childElementCount === 0) giveUp(message);
  });
  // An engine that could not read even what starts islands never will: nothing to wait for.
  document.addEventListener('DOMContentLoaded', () => {
    if (!startsIslands()) giveUp(unread);
  });
  setTimeout(() => {
    if (element.hidden && island()?.hasAttribute('ssr')) giveUp(startsIslands() ? late : unread);
  }, patienceMs);
}

/** True where the engine has read what Astro puts before the first island. */
function startsIslands(): boolean {
  return 'customElements' in window && customElements.get('astro-island') !== undefined;
}

/** Hides what does not work, but not from under someone who is typing in it. */
function setAside(island: HTMLElement, element: HTMLElement): void {
  const hide = () => {
    const typing = island.contains(document.activeElement);
    if (!element.hidden && !typing) island.hidden = true;
  };
  hide();
  // After the focus has moved on.
  island.addEventListener('focusout', () => setTimeout(hide));
}

if (notice) watch(notice);
