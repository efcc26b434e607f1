import * as z from 'zod/mini';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('discount');

/** Percent off a first booking with the newsletter's code (docs/product.md, Discount). */
export const newsletterDiscountPercent = 30;

/** Months for which the code is valid. */
export const newsletterDiscountMonths = 12;

export const maxCodeLength = 40;

export const unknownDiscountCode = refused('codeUnknown');

export const emptyDiscountCode = refused('codeEmpty');

export const discountCode = z
  .string(unknownDiscountCode)
  .check(z.trim(), z.maxLength(maxCodeLength, unknownDiscountCode));

export interface DiscountFacts {
  /** Recipient's email address, in lower case. */
  email: string;
  expiresAt: Date;
  used: boolean;
  /** True if that address has a booking that was not cancelled. */
  bookedBefore: boolean;
}

/** Returns the RWF that `percent` takes off: rounded once, between 0 and the total. */
export function discountOf(total: number, percent: number): number {
  return Math.min(Math.max(0, Math.round((total * percent) / 100)), Math.max(0, total));
}

/** An order's total and the VAT in it, in RWF. */
export interface Amounts {
  total: number;
  vat: number;
}

/** Applies a discount in RWF; the VAT shrinks with the total. */
export function discounted({ total, vat }: Amounts, percent: number): Amounts & { discount: number } {
  const taken = discountOf(total, percent);
  const left = total - taken;
  return { discount: taken, total: left, vat: total === 0 ? 0 : Math.round((vat * left) / total) };
}

/** Returns why a code is refused, or undefined. Without `email`, its owner is not checked. */
export function discountRefusal(
  { email: owner, expiresAt, used, bookedBefore }: DiscountFacts,
  now: Date,
  email?: string,
): string | undefined {
  if (email === '') return refused('emailNeeded');
  if (email !== undefined && email.trim().toLowerCase() !== owner) return refused('emailOther');
  if (used) return refused('codeUsed');
  if (expiresAt <= now) return refused('codeExpired', { day: expiresAt.toISOString().slice(0, 10) });
  if (bookedBefore) return refused('bookedBefore');
  return undefined;
}
