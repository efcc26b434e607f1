import { baseBook } from '#src/domain/catalogue/packages/base-packages.ts';
import type { PublicPackage, PublicTier } from '#src/domain/catalogue/packages/package.ts';
import { lineAmount } from '#src/domain/catalogue/prices/line-price.ts';
import type { Price } from '#src/domain/catalogue/prices/price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { isTier, type Tier } from '#src/domain/catalogue/tier.ts';
import type { Occasion } from '#src/domain/occasion/occasion.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { publishedPackages } from '#src/site/catalogue/packages/published-packages.ts';
import { cardAnchor } from '#src/site/catalogue/pricing/card-anchor.ts';

type WrittenRung = Occasion['offers']['groups'][number]['rungs'][number];

export interface Rung {
  /** SKU of the price that is shown. */
  sku: string;
  /** "Wedding (Full-day)", "Portrait photography, 2 hours" */
  name: string;
  /** Name in lists and messages: "Wedding (Full-day), Basic". */
  label: string;
  /** Absent for a row of prices and for a single price. */
  tier: Tier | undefined;
  /** With VAT. */
  price: Price;
  /** RWF with VAT. */
  amount: number;
  /** True if the amount is only the lowest. */
  open: boolean;
  includes: string[];
  /** Page and place that sell it. */
  href: string;
}

/** Returns an offer with its price; undefined if staff withdrew it. Throws if the SKU is unknown. */
export function rungOf(language: Language, { sku, session }: WrittenRung): Rung | undefined {
  if (![...baseBook.keys()].some((known) => known === sku || known.startsWith(`${sku}/`)))
    throw new RangeError(`content/occasions: content/prices has no "${sku}". Check the SKU.`);
  const made = publishedPackages(language).find((one) => one.sku === sku || sku.startsWith(`${one.sku}/`));
  const tiers = made?.tiers.filter((tier) => made.sku === sku || tier.sku === sku) ?? [];
  const [first] = tiers
    .flatMap((tier) => pricedTier(tier))
    .toSorted((one, other) => one.amount - other.amount);
  if (made === undefined || first === undefined) return undefined;
  const { tier, amount, fixed } = first;
  const open = !fixed || tiers.length > 1;
  const kind = sessionOf(language, made, session);
  const name = nameOf(made, kind);
  const onlyTier = tiers.length === 1 && isTier(tier.name) ? tier.name : undefined;
  return {
    sku: tier.sku,
    name,
    label: onlyTier === undefined ? name : `${name}, ${wordsIn(language, pricesWords)[onlyTier]}`,
    tier: onlyTier,
    price: { kind: open ? 'from' : 'fixed', amount },
    amount,
    open,
    includes: kind?.tiers.find(({ name }) => name === tier.name)?.includes ?? tier.includes,
    href: hrefIn(language, hrefOf(made, session)),
  };
}

/** Lists the offers of an occasion, in its order. */
export function rungsOf(language: Language, { offers }: Pick<Occasion, 'offers'>): Rung[] {
  return offers.groups.flatMap(({ rungs }) => rungs.flatMap((rung) => rungOf(language, rung) ?? []));
}

/** Returns the lowest price of the first group: "from 1,770,000 RWF"; undefined if nothing is sold. */
export function firstPriceText(language: Language, occasion: Pick<Occasion, 'offers'>): string | undefined {
  const [group = []] = occasion.offers.groups
    .map(({ rungs }) => rungs.flatMap((rung) => rungOf(language, rung) ?? []))
    .filter((rungs) => rungs.length > 0);
  if (group.length === 0) return undefined;
  return wordsIn(language, pricesWords).from({ amount: Math.min(...group.map(({ amount }) => amount)) });
}

function pricedTier(tier: PublicTier): { tier: PublicTier; amount: number; fixed: boolean }[] {
  const entry = priceBook.get(tier.sku);
  if (entry === undefined || entry.price.kind === 'on-request') return [];
  return [{ tier, amount: lineAmount(entry, 1), fixed: entry.price.kind === 'fixed' }];
}

/** Finds the kind of session, which has the name and the inclusions of a size. */
function sessionOf(
  language: Language,
  made: PublicPackage,
  session: string | undefined,
): PublicPackage | undefined {
  const [, service] = made.sku.split('/');
  return session === undefined
    ? undefined
    : publishedPackages(language).find(({ sku }) => sku === `sessions/${service}/${session}`);
}

function nameOf(made: PublicPackage, kind: PublicPackage | undefined): string {
  if (kind === undefined) return made.name;
  return made.size === undefined ? made.name : `${kind.name}, ${made.size}`;
}

function hrefOf({ sku, page }: PublicPackage, session: string | undefined): string {
  if (sku.startsWith('sessions/')) return `${page}#${session ?? 'prices'}`;
  return sku.startsWith('frames/') ? page : `${page}#${cardAnchor(sku)}`;
}
