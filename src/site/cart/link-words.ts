import type { en } from '#src/domain/cart/words/en.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { filled } from '#src/lib/words/plain-message.ts';

type LinkWords = Pick<typeof en, 'cart' | 'cartWithItems' | 'nowInCart' | 'cartFull'>;

export const cartLinks = document.querySelectorAll<HTMLElement>('[data-cart-link]');

/** Words a message that the header's link to the cart holds for scripts. */
export function cartText(key: keyof LinkWords, values: Record<string, string | number> = {}): string {
  const words: LinkWords = JSON.parse(cartLinks[0]?.dataset['words'] ?? '{}');
  return filled(document.documentElement.lang as Language, words[key], values);
}
