import * as z from 'zod/mini';
import { formatDate } from '#src/lib/dates/dates.ts';

/** Percent off a first booking with the newsletter's code (docs/product.md, Discount). */
export const newsletterDiscountPercent = 30;

/** Months for which the code is valid. */
export const newsletterDiscountMonths = 12;

export const maxCodeLength = 40;

export const unknownDiscountCode =
  'We do not know this code. Please compare it with the one in our email, such as MURAHO-7K3MP-9Q2XT.';

export const emptyDiscountCode = 'Please enter your code first.';

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
  const discount = discountOf(total, percent);
  const left = total - discount;
  return { discount, total: left, vat: total === 0 ? 0 : Math.round((vat * left) / total) };
}

/** Returns why a code cannot be used, or undefined. Without `email`, its owner is not checked. */
export function discountRefusal(
  { email: owner, expiresAt, used, bookedBefore }: DiscountFacts,
  now: Date,
  email?: string,
): string | undefined {
  if (email === '') return 'We sent this code by email. Please enter that email address too.';
  if (email !== undefined && email.trim().toLowerCase() !== owner)
    return 'This code belongs to another email address. Please book with the address we sent it to.';
  if (used) return 'This code has been used. It works for one booking.';
  if (expiresAt <= now)
    return `This code was valid until ${formatDate(expiresAt.toISOString().slice(0, 10))}. Please book without it.`;
  if (bookedBefore)
    return 'This code is for a first booking, and you have booked with us before. Please book without it.';
  return undefined;
}
