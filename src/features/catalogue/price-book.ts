import type { FramePrices } from './frame-prices.ts';
import type { Price } from './price.ts';
import { inFull, type SessionOffer, sessionOffers } from './session-offers.ts';
import type { SessionPrices, SessionService } from './session-prices.ts';
import { type QuoteTier, quoteTiers, type Tier, tierLabel, tiers } from './tier.ts';

/** One thing that can be bought, at one price. */
export interface PriceBookEntry {
  /** Address of the price, for example `sessions/photography/4h/premium`. */
  sku: string;
  /** "Photography, 4 hours, Premium" */
  label: string;
  service: string;
  tier: Tier;
  price: Price;
  /** The page that sells it. */
  page: string;
  /** Packages sold at this price, by id: the line's options say which one. Empty for what comes in no packages. */
  packages: Record<string, string>;
}

/** Every published price by sku. Pages, islands and functions read the same book. */
export type PriceBook = ReadonlyMap<string, PriceBookEntry>;

/** The sku of a session's price; `key` as in the price file: `4h`, `event`, `podcast-season`. */
export function sessionSku(service: string, key: string, tier: Tier): string {
  return `sessions/${service}/${key}/${tier}`;
}

/** The sku of a frame's or photobook's price. */
export function frameSku(category: string, tier: QuoteTier): string {
  return `frames/${category}/${tier}`;
}

/** Builds the book from checked price files. */
export function buildPriceBook(files: { sessions: SessionPrices; frames: FramePrices }): PriceBook {
  const sessions = Object.entries(files.sessions).flatMap(([id, service]) => sessionEntries(id, service));
  return new Map([...sessions, ...frameEntries(files.frames)].map((entry) => [entry.sku, entry]));
}

/** Offers that share a key share a price: one entry per tier, which lists the packages sold at it. */
function sessionEntries(serviceId: string, service: SessionService): PriceBookEntry[] {
  const byKey = Map.groupBy(sessionOffers(service), (offer) => offer.key);
  return [...byKey.values()].flatMap((offers) => {
    const [{ key, option, pack, prices }] = offers as [SessionOffer, ...SessionOffer[]];
    if (prices === undefined) return [];
    const lead = service.pricedBy === 'option' ? service.label : inFull(pack);
    const name = option === undefined ? lead : `${lead}, ${inFull(option)}`;
    return tiers.map((tier) => ({
      sku: sessionSku(serviceId, key, tier),
      label: `${name}, ${tierLabel(tier)}`,
      service: serviceId,
      tier,
      price: { kind: 'fixed' as const, amount: prices[tier] },
      page: service.page,
      packages: Object.fromEntries(offers.map((offer) => [offer.pack.id, inFull(offer.pack)])),
    }));
  });
}

function frameEntries(frames: FramePrices): PriceBookEntry[] {
  return frames.categories.flatMap((category) =>
    quoteTiers.map((tier) => ({
      sku: frameSku(category.id, tier),
      label: `${category.title}, ${tierLabel(tier)}`,
      service: 'frames',
      tier,
      price: category.tiers[tier].price,
      page: frames.page,
      packages: {},
    })),
  );
}

/** "Portrait photography, 4 hours, Premium": the entry's label, led by the chosen package where there are several. */
export function lineLabel(entry: PriceBookEntry, packageId: string | undefined): string {
  const chosen = packageId === undefined ? undefined : entry.packages[packageId];
  return chosen === undefined ? entry.label : [chosen, ...entry.label.split(', ').slice(1)].join(', ');
}
