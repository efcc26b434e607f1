import { dayServicesNamed } from '#src/features/availability/services/day-services.ts';
import type { PriceName, TierPrices } from '../packages/package.ts';
import { type QuoteTier, quoteTiers, type Tier, tiers } from '../tier.ts';
import type { CataloguePrices } from './catalogue-prices.ts';
import type { FramePrices } from './frame-prices.ts';
import { inFull, type SessionOffer, sessionOffers } from './session-offers.ts';
import type { SessionPrices, SessionService } from './session-prices.ts';

/** One thing in its tiers, or in one price: all that the price book needs of the price files, small enough for the browser. */
export interface PriceRow {
  /** Address of the row, without the tier: `sessions/photography/4h`. */
  sku: string;
  /** "Photography, 4 hours" */
  label: string;
  service: string;
  /** The page that sells it. */
  page: string;
  prices: TierPrices;
  /** Packages sold at these prices, by id. Absent for what comes in no packages. */
  packages?: Record<string, string>;
  /** "4 hours": of what size they are at these prices. */
  size?: string;
  /** `added`: the prices are before VAT. Absent: they include it, or the studio charges none. */
  vat?: 'added';
  /** RWF once per line, for doing it first. Absent: there is no express service. */
  expressFee?: number;
  /** Things that are made and handed over. Absent: it is work. */
  goods?: true;
  /** Work that takes people for a day, so that it has a date; absent for other work and for goods. */
  dated?: true;
  /** SKUs under which some of its prices are sold, at the same price and inclusions. */
  sameAs?: Partial<Record<PriceName, string>>;
}

export interface PriceFiles {
  sessions: SessionPrices;
  frames: FramePrices;
  catalogue: CataloguePrices;
}

/** All prices, as a price book is built from them. */
export interface Prices {
  rows: readonly PriceRow[];
  /** The page that sells what was added from the dashboard. */
  page: string;
  /** True when the studio charges VAT. */
  vatRegistered: boolean;
}

/** Reads all price files. Without VAT registration no price has VAT added to it. */
export function pricesFrom(files: PriceFiles, vatRegistered: boolean): Prices {
  const rows = [
    ...Object.entries(files.sessions).flatMap(([id, service]) => sessionRows(id, service)),
    ...frameRows(files.frames),
    ...catalogueRows(files.catalogue, vatRegistered),
    ...packageRows(files.catalogue, vatRegistered),
  ];
  return { rows, page: files.catalogue.page, vatRegistered };
}

/** Address of a session's prices; `key` as in the price file: `4h`, `event`, `podcast-season`. */
export function sessionSku(service: string, key: string, tier: Tier): string {
  return `sessions/${service}/${key}/${tier}`;
}

/** The sku of a frame's or photobook's price. */
export function frameSku(category: string, tier: QuoteTier): string {
  return `frames/${category}/${tier}`;
}

/** Address of a catalogue service's prices, without the tier. */
export function catalogueSku(category: string, service: string): string {
  return `catalogue/${category}/${service}`;
}

/** The id of the session that alone comes in a row's size; undefined where several do, or where it is no size. */
export function sessionOfSize({ sku, service, packages = {} }: PriceRow): string | undefined {
  return Object.keys(packages).find((id) => sku.startsWith(`sessions/${service}/${id}-`));
}

/** Offers that share a key share a price: one row, which lists the packages sold at it. */
function sessionRows(serviceId: string, service: SessionService): PriceRow[] {
  const byKey = Map.groupBy(sessionOffers(service), (offer) => offer.key);
  return [...byKey.values()].flatMap((offers) => {
    const [{ key, option, pack, prices }] = offers as [SessionOffer, ...SessionOffer[]];
    if (prices === undefined) return [];
    const lead = service.pricedBy === 'option' ? service.label : inFull(pack);
    return {
      sku: `sessions/${serviceId}/${key}`,
      label: option === undefined ? lead : `${lead}, ${inFull(option)}`,
      service: serviceId,
      page: service.page,
      prices: Object.fromEntries(tiers.map((tier) => [tier, prices[tier]])),
      dated: true as const,
      packages: Object.fromEntries(offers.map((offer) => [offer.pack.id, inFull(offer.pack)])),
      ...(option !== undefined && { size: inFull(option) }),
    };
  });
}

function frameRows(frames: FramePrices): PriceRow[] {
  return frames.categories.map((category) => ({
    sku: `frames/${category.id}`,
    label: category.title,
    service: 'frames',
    page: frames.page,
    prices: Object.fromEntries(quoteTiers.map((tier) => [tier, category.tiers[tier].price])),
    ...(category.goods === true && { goods: true as const }),
  }));
}

function catalogueRows({ page, categories }: CataloguePrices, vatRegistered: boolean): PriceRow[] {
  return categories.flatMap((category) =>
    category.services === 'frames'
      ? []
      : category.services.map(({ id, title, prices, expressFee, takes, goods, sameAs }) => ({
          sku: catalogueSku(category.id, id),
          label: title,
          service: `${category.id}/${id}`,
          page,
          prices,
          ...(vatRegistered && { vat: 'added' as const }),
          ...(expressFee !== undefined && { expressFee }),
          ...((goods ?? category.goods) === true && { goods: true as const }),
          ...((takes ?? category.takes ?? []).length > 0 && { dated: true as const }),
          ...(sameAs !== undefined && { sameAs }),
        })),
  );
}

function packageRows({ page, packages }: CataloguePrices, vatRegistered: boolean): PriceRow[] {
  return packages.map(({ id, name, price, service, takes, sameAs }) => ({
    sku: `package/${id}`,
    label: name,
    service: 'packages',
    page,
    prices: { price },
    ...(vatRegistered && { vat: 'added' as const }),
    ...((takes ?? dayServicesNamed(service)).length > 0 && { dated: true as const }),
    ...(sameAs !== undefined && { sameAs: { price: sameAs } }),
  }));
}
