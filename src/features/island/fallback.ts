import { orderText } from './order-text.ts';

/** Selects what IslandFallback.astro puts into a page. */
export const fallbackSelector = '[data-island-fallback]';

/**
 * Shows the other ways. `reason` is false where the page has already said that something broke and how to try again. The
 * focus stays where it is: the sentence is an alert.
 */
export function showFallback(notice: HTMLElement, reason = true): void {
  const stored = storedCart();
  const order = orderText(stored);
  for (const part of notice.querySelectorAll<HTMLElement>('[data-fallback-reason]')) part.hidden = !reason;
  for (const link of notice.querySelectorAll('[data-with-order]')) {
    const address = link.getAttribute('data-with-order') ?? '';
    link.setAttribute('href', order === '' ? address : address + encodeURIComponent(`\n${order}`));
  }
  for (const field of notice.querySelectorAll('[name="order"]')) field.setAttribute('value', stored);
  for (const button of notice.querySelectorAll<HTMLElement>('[data-fallback-retry]'))
    button.onclick = () => location.reload();
  notice.hidden = false;
}

function storedCart(): string {
  try {
    return localStorage.getItem('fts_cart') ?? '';
  } catch {
    // Storage is blocked, so there is no cart.
    return '';
  }
}
