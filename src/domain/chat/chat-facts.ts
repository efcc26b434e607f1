import { lowerBound } from '#src/domain/catalogue/prices/price.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { ruleWords } from '#src/domain/payment/deposit-words.ts';
import { paymentRuleWords } from '#src/domain/payment/rules/words/words.ts';
import type { Site } from '#src/domain/studio/studio.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { hoursIn } from '#src/lib/words/hours.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { chatWords } from './words/words.ts';

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
export function chatFacts(
  language: Language,
  book: PriceBook,
  site: Site,
  fullProductionsFrom: number,
): ChatFacts {
  const words = wordsIn(language, chatWords);
  const rules = ruleWords(wordsIn(language, paymentRuleWords));
  const { fullProductions, fullProductionsBeforeVat } = words;
  const lowestPrice = (skuStart: string) => {
    const amount = lowestAmount(book, skuStart);
    return amount === undefined ? words.priceOnRequest : words.lowestPrice({ amount });
  };
  return {
    lowestSession: lowestPrice('sessions/'),
    lowestPhotography: lowestPrice('sessions/photography/'),
    fullProductions: (site.vatRegistered ? fullProductionsBeforeVat : fullProductions)({
      amount: fullProductionsFrom,
    }),
    hours: hoursIn(language, site.hours),
    officeHours: hoursIn(language, site.officeHours),
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

/** Returns the lowest amount under a SKU prefix; withdrawn items are ignored. */
function lowestAmount(book: PriceBook, skuStart: string): number | undefined {
  const amounts = [...book.values()]
    .filter((entry) => entry.sku.startsWith(skuStart) && entry.price.kind !== 'on-request')
    .map((entry) => lowerBound(entry.price));
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}

export function unknownPlaceholder(text: string): string | undefined {
  const names = [...text.matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '');
  return names.find((name) => !placeholders.some((known) => known === name));
}
