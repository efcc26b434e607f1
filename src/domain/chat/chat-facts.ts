import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { ruleWords } from '#src/domain/payment/deposit-words.ts';
import { en as paymentRules } from '#src/domain/payment/rules/words/en.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import { hoursIn } from '#src/lib/words/hours.ts';
import { speak } from '#src/lib/words/messages.ts';

/** Facts that a reply can use in braces, such as "{hours}". */
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
  'depositFrom',
  'depositPercent',
  'balanceDays',
] as const;

export type ChatFacts = Record<(typeof placeholders)[number], string>;

/** Builds the facts from the price book and the site. `fullProductionsFrom` is RWF. */
export function chatFacts(book: PriceBook, site: Site, fullProductionsFrom: number): ChatFacts {
  const rules = ruleWords(speak('en', paymentRules));
  return {
    lowestSession: lowestPrice(book, 'sessions/'),
    lowestPhotography: lowestPrice(book, 'sessions/photography/'),
    // FRW, as the bot has always written it.
    fullProductions: `${groupThousands(fullProductionsFrom)} FRW${site.vatRegistered ? ' + VAT' : ''}`,
    hours: hoursIn('en', site.hours),
    officeHours: hoursIn('en', site.officeHours),
    phone1: unbroken(site.phones[0].display),
    phone2: unbroken(site.phones[1].display),
    email: site.emails.general,
    depositFrom: rules.depositFrom,
    depositPercent: rules.depositPercent,
    balanceDays: rules.balanceDays,
    address: `${site.address.street}, ${site.address.district}, ${site.address.city}`,
  };
}

function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** Returns the lowest price under a SKU prefix as text; withdrawn items are ignored. */
function lowestPrice(book: PriceBook, skuStart: string): string {
  const amounts = [...book.values()]
    .filter((entry) => entry.sku.startsWith(skuStart) && entry.price.kind !== 'on-request')
    .map((entry) => lowerBound(entry.price));
  return amounts.length === 0 ? 'a price on request' : formatMoney(Math.min(...amounts));
}

export function unknownPlaceholder(text: string): string | undefined {
  const names = [...text.matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '');
  return names.find((name) => !placeholders.some((known) => known === name));
}

export function fillIn(text: string, facts: ChatFacts): string {
  return placeholders.reduce((filled, name) => filled.replaceAll(`{${name}}`, () => facts[name]), text);
}
