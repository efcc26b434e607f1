import { changePrices, isChange, type PriceChange } from '#src/features/catalogue/packages/change-prices.ts';
import type { PackageFields } from '#src/features/catalogue/packages/package.ts';
import { priceLabel } from '#src/features/catalogue/packages/package-words.ts';
import { isSoldOn } from '#src/features/catalogue/packages/sold-packages.ts';
import { formatPrice, readPrice } from '#src/features/catalogue/prices/price.ts';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';

type PriceEntry = StaffEntry<PackageFields>;

/** One price of a preview. */
export interface ChangeLine {
  key: string;
  /** "Photography, 4 hours, Standard" */
  what: string;
  from: string;
  /** Undefined where the new price would be none. */
  to: string | undefined;
}

/** True for what can be changed at once: what is public today as it stands. */
export function isChangeable({ state, removed, draft, live }: PriceEntry): boolean {
  if (state !== 'published' || removed || draft || live === null) return false;
  return isSoldOn(live, todayInKigali(new Date()));
}

/** Every price of these entries that changes, as it is and as it would be. */
export function changeLines(entries: readonly PriceEntry[], change: PriceChange): ChangeLine[] {
  return entries.filter(isChangeable).flatMap(({ id, title, live }) =>
    changePrices(live ?? {}, change)
      .filter(isChange)
      .map(({ name, from, to }) => ({
        key: `${id}/${name}`,
        what: name === 'price' ? title : `${title}, ${priceLabel(name)}`,
        from: formatPrice(readPrice(from)),
        to: to === undefined ? undefined : formatPrice(readPrice(to)),
      })),
  );
}

/** Reads "5", "-10" or "2.5" percent, or whole RWF; undefined while it is no change. */
export function readChange(by: string, typed: string): PriceChange | undefined {
  const value = Number(typed.replaceAll(',', ''));
  if (typed.trim() === '' || !Number.isFinite(value) || value === 0) return undefined;
  if (by === 'amount') return Number.isInteger(value) ? { amount: value } : undefined;
  return /^-?\d+(?:\.\d)?$/.test(typed.trim()) ? { percent: value } : undefined;
}
