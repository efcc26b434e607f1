import { readJson } from '#src/lib/storage/storage.ts';

/** A code that the server has accepted, and what it takes off. It decides again when the booking comes. */
export interface AppliedDiscount {
  code: string;
  percent: number;
}

/** Where it is kept, so that a reload does not change the total. */
export const discountStorageKey = 'fts_booking_discount';

/** Reads what storage holds; anything that is not a discount counts as none. */
export function parseAppliedDiscount(text: string | null): AppliedDiscount | undefined {
  return readJson(text, ({ code, percent }) => {
    if (typeof code !== 'string' || code === '' || typeof percent !== 'number') return undefined;
    return percent > 0 && percent <= 100 ? { code, percent } : undefined;
  });
}
