import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import { isSoldOn } from '#src/domain/catalogue/packages/package.ts';
import { englishPrice } from '#src/domain/catalogue/prices/english-price.ts';
import { readPrice, type WrittenPrice } from '#src/domain/catalogue/prices/price.ts';
import { readPriceText } from '#src/domain/catalogue/prices/read-price-text.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { Wording } from '#src/lib/words/refusals.ts';

/** "Reads as 55,000 RWF. Public now: 50,000 RWF.", or the problem with what was typed. */
export function priceSentence(word: Wording, typed: string, now: WrittenPrice | undefined): string {
  const isPublic = now === undefined ? 'Not public yet.' : `Public now: ${text(now)}.`;
  if (typed.trim() === '') return now === undefined ? 'No price.' : `No price. ${isPublic}`;
  const read = readPriceText(typed);
  return 'price' in read ? `Reads as ${text(read.price)}. ${isPublic}` : word(read.problem);
}

/** Returns the fields public on a day; outside the entry's validity, those of the base. */
export function publicOnDay(
  entry: StaffShelfEntry<PackageFields> | undefined,
  today: string,
): Partial<PackageFields> {
  if (entry === undefined || entry.state !== 'published' || entry.removed || entry.live === null) return {};
  return isSoldOn(entry.live, today) ? entry.live : (entry.base ?? {});
}

function text(price: WrittenPrice): string {
  const read = readPrice(price);
  return read.kind === 'on-request' ? '“Price on request”' : englishPrice(read);
}
