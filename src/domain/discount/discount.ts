import * as z from 'zod/mini';
import { formatDate } from '#src/lib/dates/dates.ts';

/** The rules of a discount code, the same on the page and on the server. */

/** What the newsletter's code takes off a first booking, in percent (docs/product.md, Discount). */
export const newsletterDiscountPercent = 30;

/** The most characters of a code that are read. */
export const maxCodeLength = 40;

/** Said of a code that we never gave. */
export const unknownDiscountCode =
  'We do not know this code. Please compare it with the one in our email, such as MURAHO-7K3MP-9Q2XT.';

/** Said when there is no code. */
export const emptyDiscountCode = 'Please enter your code first.';

/** A code as someone typed it; may be empty. */
export const discountCode = z
  .string(unknownDiscountCode)
  .check(z.trim(), z.maxLength(maxCodeLength, unknownDiscountCode));

/** What is known of a code when someone wants to use it. */
export interface DiscountFacts {
  /** The address it was given to, in lower case. */
  email: string;
  expiresAt: Date;
  used: boolean;
  /** True when that address has a booking that was not cancelled. */
  bookedBefore: boolean;
}

/** RWF that `percent` takes off a total: rounded once, never negative, never more than the total. */
export function discountOf(total: number, percent: number): number {
  return Math.min(Math.max(0, Math.round((total * percent) / 100)), Math.max(0, total));
}

/** RWF of an order, and the VAT within it. */
export interface Amounts {
  total: number;
  vat: number;
}

/** What is left of an order, and what was taken off. The VAT shrinks with the total. */
export function discounted({ total, vat }: Amounts, percent: number): Amounts & { discount: number } {
  const discount = discountOf(total, percent);
  const left = total - discount;
  return { discount, total: left, vat: total === 0 ? 0 : Math.round((vat * left) / total) };
}

/** Why a code cannot be used now, in a sentence; undefined when it can. Without `email` nobody is asked whose it is. */
export function discountRefusal(
  { email: owner, expiresAt, used, bookedBefore }: DiscountFacts,
  now: Date,
  email?: string,
): string | undefined {
  if (email !== undefined && email.trim().toLowerCase() !== owner)
    return 'This code belongs to another email address. Please book with the address we sent it to.';
  if (used) return 'This code has been used. It works for one booking.';
  if (expiresAt <= now)
    return `This code was valid until ${formatDate(expiresAt.toISOString().slice(0, 10))}. Please book without it.`;
  if (bookedBefore)
    return 'This code is for a first booking, and you have booked with us before. Please book without it.';
  return undefined;
}
