import type { Price } from './price.ts';
import type { SessionPrices, SessionService } from './session-prices.ts';
import { type Tier, tierLabel, tiers } from './tier.ts';

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
  /** Packages sold at this price, by id: the line's options say which one. Empty when there is only one. */
  packages: Record<string, string>;
}

/** Every published price by sku. Pages, islands and functions read the same book. */
export type PriceBook = ReadonlyMap<string, PriceBookEntry>;

/** The sku of a session's price. */
export function sessionSku(service: string, option: string, tier: Tier): string {
  return `sessions/${service}/${option}/${tier}`;
}

/** Builds the book from checked price files. */
export function buildPriceBook(files: { sessions: SessionPrices }): PriceBook {
  const entries = Object.entries(files.sessions).flatMap(([id, service]) => sessionEntries(id, service));
  return new Map(entries.map((entry) => [entry.sku, entry]));
}

function sessionEntries(serviceId: string, service: SessionService): PriceBookEntry[] {
  const packages = Object.fromEntries(service.packages.map((pack) => [pack.id, pack.label]));
  return service.options.flatMap((option) =>
    tiers.flatMap((tier) => {
      const amount = service.prices[option.id]?.[tier];
      if (amount === undefined) return [];
      return {
        sku: sessionSku(serviceId, option.id, tier),
        label: `${service.label}, ${option.label}, ${tierLabel(tier)}`,
        service: serviceId,
        tier,
        price: { kind: 'fixed' as const, amount },
        page: service.page,
        packages,
      };
    }),
  );
}

/** "Portrait photography, 4 hours, Premium": the entry's label, led by the chosen package where there are several. */
export function lineLabel(entry: PriceBookEntry, packageId: string | undefined): string {
  const chosen = packageId === undefined ? undefined : entry.packages[packageId];
  return chosen === undefined ? entry.label : [chosen, ...entry.label.split(', ').slice(1)].join(', ');
}
