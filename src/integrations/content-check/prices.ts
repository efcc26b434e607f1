import type { CataloguePrices } from '#src/features/catalogue/prices/catalogue-prices.ts';
import type { FramePrices } from '#src/features/catalogue/prices/frame-prices.ts';
import { buildPriceBook } from '#src/features/catalogue/prices/price-book.ts';
import { pricesFrom } from '#src/features/catalogue/prices/price-row.ts';
import type { SessionPrices } from '#src/features/catalogue/prices/session-prices.ts';

/** What the price files sell, by the names that other files have for it. */
export interface Sold {
  /** Whether a price in RWF has this address. */
  sells: (sku: string) => boolean;
  /** Services of sessions.json. */
  sessions: string[];
  /** Services of catalogue.json: `photography/event`. */
  catalogue: string[];
  /** All services, as the price book names them. */
  services: string[];
}

/** Reads price files that keep to their schemas. */
export function soldBy(sessions: SessionPrices, frames: FramePrices, catalogue: CataloguePrices): Sold {
  const book = buildPriceBook(pricesFrom({ sessions, frames, catalogue }, true));
  return {
    sells: (sku) => (book.get(sku)?.price.kind ?? 'on-request') !== 'on-request',
    sessions: Object.keys(sessions),
    catalogue: catalogue.categories.flatMap(({ id, services }) =>
      services === 'frames' ? [] : services.map((service) => `${id}/${service.id}`),
    ),
    services: [...new Set([...book.values()].map(({ service }) => service))],
  };
}
