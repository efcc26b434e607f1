import { cartKey } from '#src/lib/storage/storage.ts';
import { orderText } from './order-text.ts';

/** Selects what IslandFallback.astro puts into a page. */
export const fallbackSelector = '[data-island-fallback]';

/** Characters of a cart that still go into an address, where each may become three. */
const longestInAddress = 2000;

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
  for (const field of notice.querySelectorAll<HTMLInputElement>('[name="order"]')) {
    field.value = stored;
    // What stands between us and the server may refuse an address of 8 kB.
    if (field.form && stored.length > longestInAddress) field.form.method = 'post';
  }
  for (const button of notice.querySelectorAll<HTMLElement>('[data-fallback-retry]'))
    button.onclick = () => location.reload();
  notice.hidden = false;
}

function storedCart(): string {
  try {
    return localStorage.getItem(cartKey) ?? '';
  } catch {
    // Storage is blocked, so there is no cart.
    return '';
  }
}
