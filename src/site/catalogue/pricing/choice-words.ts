import {
  isTier,
  type PriceName,
  type PublicPackage,
  type PublicTier,
} from '#src/domain/catalogue/packages/package.ts';
import { readPrice } from '#src/domain/catalogue/prices/price.ts';
import { tierLabel } from '#src/domain/catalogue/tier.ts';
import { withVatWords } from '../prices/vat-words.ts';

export function choiceLabel(name: PriceName): string {
  return isTier(name) ? tierLabel(name) : 'Package';
}

/** Ends a button's label for screen readers: its service and its action. */
export function choiceHint(title: string, onRequest: boolean, sameAs?: string): string {
  if (sameAs !== undefined) return ` of ${title}, shows where it is sold:`;
  return onRequest ? ` of ${title}, opens the contact form:` : ` of ${title}, opens the calculator:`;
}

/** Returns the price with no-break spaces, so that it wraps below the tier as a whole. */
export function choiceText(
  { amount, price }: Pick<PublicTier, 'amount' | 'price'>,
  vat: PublicPackage['vat'],
) {
  const { kind } = readPrice(amount);
  const onRequest = kind === 'on-request';
  const text = price.replace('from ', '').replaceAll(' ', '\u00a0');
  return { from: kind === 'from', onRequest, text: onRequest ? text : withVatWords(text, vat) };
}
