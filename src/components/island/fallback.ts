import { cartKey } from '#src/lib/storage/storage.ts';
import { orderText } from './order-text.ts';

export const fallbackSelector = '[data-island-fallback]';

/** Longest cart, in characters, that is sent in a URL; encoding may triple it. */
const longestInAddress = 2000;

/** Shows the fallback. The focus stays put: its first sentence is an alert. */
export function showFallback(notice: HTMLElement): void {
  const stored = storedCart();
  for (const link of notice.querySelectorAll('[data-with-order]')) {
    const address = link.getAttribute('data-with-order') ?? '';
    const order = orderText(JSON.parse(link.getAttribute('data-messages') ?? '{}'), stored);
    link.setAttribute('href', order === '' ? address : address + encodeURIComponent(`\n${order}`));
  }
  for (const field of notice.querySelectorAll<HTMLInputElement>('[name="order"]')) {
    field.value = stored;
    // Proxies may reject a URL of 8 kB.
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
