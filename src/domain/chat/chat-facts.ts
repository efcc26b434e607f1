import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';

/** The facts that an answer may name in braces, for example "{hours}". */
export const placeholders = [
  'lowestSession',
  'lowestPhotography',
  'fullProductions',
  'hours',
  'officeHours',
  'phone1',
  'phone2',
  'email',
  'address',
] as const;

/** What each fact is in this build, as text. */
export type ChatFacts = Record<(typeof placeholders)[number], string>;

/** Reads the facts from the price book and the studio's own page. `fullProductionsFrom` is RWF. */
export function chatFacts(book: PriceBook, site: Site, fullProductionsFrom: number): ChatFacts {
  return {
    lowestSession: lowestPrice(book, 'sessions/'),
    lowestPhotography: lowestPrice(book, 'sessions/photography/'),
    // FRW, as the bot has always written it.
    fullProductions: `${groupThousands(fullProductionsFrom)} FRW${site.vatRegistered ? ' + VAT' : ''}`,
    hours: site.hours,
    officeHours: site.officeHours,
    phone1: unbroken(site.phones[0].display),
    phone2: unbroken(site.phones[1].display),
    email: site.emails.general,
    address: `${site.address.street}, ${site.address.district}, ${site.address.city}`,
  };
}

/** A number stays on one line. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** The least price under a part of the book, as text. What the staff have withdrawn has none at present. */
function lowestPrice(book: PriceBook, skuStart: string): string {
  const amounts = [...book.values()]
    .filter((entry) => entry.sku.startsWith(skuStart) && entry.price.kind !== 'on-request')
    .map((entry) => lowerBound(entry.price));
  return amounts.length === 0 ? 'a price on request' : formatMoney(Math.min(...amounts));
}

/** The first name in braces that is not a fact, if there is one. */
export function unknownPlaceholder(text: string): string | undefined {
  const names = [...text.matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '');
  return names.find((name) => !placeholders.some((known) => known === name));
}

/** Puts the facts where their names stand. */
export function fillIn(text: string, facts: ChatFacts): string {
  return placeholders.reduce((filled, name) => filled.replaceAll(`{${name}}`, () => facts[name]), text);
}
