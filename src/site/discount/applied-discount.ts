import { readJson } from '#src/lib/storage/storage.ts';

/** Code accepted by the server, and its discount. The server checks it again with the booking. */
export interface AppliedDiscount {
  code: string;
  percent: number;
}

export const discountStorageKey = 'fts_booking_discount';

export function parseAppliedDiscount(text: string | null): AppliedDiscount | undefined {
  return readJson(text, ({ code, percent }) => {
    if (typeof code !== 'string' || code === '' || typeof percent !== 'number') return undefined;
    return percent > 0 && percent <= 100 ? { code, percent } : undefined;
  });
}
