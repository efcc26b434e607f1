import { priceLabel } from '#src/dashboard/catalogue/package-words.ts';
import { changePrices, isChange, type PriceChange } from '#src/domain/catalogue/packages/change-prices.ts';
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import { isSoldOn } from '#src/domain/catalogue/packages/package.ts';
import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { readPrice } from '#src/domain/catalogue/prices/price.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { readMoney } from '#src/lib/read-money.ts';

type PriceEntry = StaffShelfEntry<PackageFields>;

export interface ChangeLine {
  key: string;
  /** "Photography, 4 hours, Standard" */
  what: string;
  from: string;
  /** Undefined if the change would make the price invalid. */
  to: string | undefined;
}

/** True for entries public today without an unpublished draft. */
export function isChangeable({ state, removed, draft, live }: PriceEntry): boolean {
  if (state !== 'published' || removed || draft || live === null) return false;
  return isSoldOn(live, todayInKigali(new Date()));
}

export function changeLines(entries: readonly PriceEntry[], change: PriceChange): ChangeLine[] {
  return entries.filter(isChangeable).flatMap(({ id, title, live }) =>
    changePrices(live ?? {}, change)
      .filter(isChange)
      .map(({ name, from, to }) => ({
        key: `${id}/${name}`,
        what: name === 'price' ? title : `${title}, ${priceLabel(name)}`,
        from: englishPrice(readPrice(from)),
        to: to === undefined ? undefined : englishPrice(readPrice(to)),
      })),
  );
}

/** Parses "5", "-10" or "2.5" percent, or whole RWF; undefined if it is no change. */
export function readChange(by: string, typed: string): PriceChange | undefined {
  const text = typed.trim();
  if (by === 'amount') {
    const read = readMoney(text.replace(/^[-+\u2212]/, ''));
    if (!('amount' in read)) return undefined;
    return { amount: /^[-\u2212]/.test(text) ? -read.amount : read.amount };
  }
  const percent = /^-?\d+(?:\.\d)?$/.test(text) ? Number(text) : 0;
  return percent === 0 ? undefined : { percent };
}
