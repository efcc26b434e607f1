import { hasOwnPrice, type PriceRow } from '#src/domain/catalogue/prices/price-row.ts';
import { fold, hasWords, searchWords } from '#src/lib/text.ts';

/** Thing that is sold: a session in one size, or a package; its price depends on the tier. */
export interface Offer {
  id: string;
  /** "Portrait photography, 4 hours" */
  title: string;
  /** Session of the price, as in the options of a line; undefined if there is none. */
  session: string | undefined;
  row: PriceRow;
}

export function offersOf(rows: readonly PriceRow[]): Offer[] {
  return rows.filter(hasOwnPrice).flatMap((row): Offer[] => {
    const tiers = row.tiers.filter(({ sameAs }) => sameAs === undefined);
    if (tiers.length === 0) return [];
    const sessions = Object.entries(row.sessions ?? {});
    const sold = { ...row, tiers };
    if (sessions.length === 0) return [{ id: row.sku, title: row.name, session: undefined, row: sold }];
    return sessions.map(([session, name]) => ({
      id: `${row.sku}#${session}`,
      title: [name, row.size].filter(Boolean).join(', '),
      session,
      row: sold,
    }));
  });
}

/** Finds offers by every typed word; those that begin with the first word come first. */
export function findOffers(offers: readonly Offer[], typed: string): Offer[] {
  const words = searchWords(typed);
  const [first = ''] = words;
  const found = offers.filter(({ title, row }) => hasWords(fold(`${title} ${row.serviceId}`), words));
  const begins = ({ title }: Offer) => fold(title).startsWith(first);
  return [...found.filter(begins), ...found.filter((offer) => !begins(offer))];
}

interface Popularity {
  /** Ids of offers picked on this device, newest first. */
  recent: readonly string[];
  /** Services by number of bookings, most first. */
  services: readonly string[];
}

/** Number of offers of a popular service before those of the next one. */
const mostOfService = 2;

/** Orders offers for an empty search: recent ones, then some of each popular service, then others. */
export function suggestedOffers(offers: readonly Offer[], { recent, services }: Popularity): Offer[] {
  const used = recent.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
  const popular = services.flatMap((service) =>
    offers.filter(({ row }) => row.serviceId === service).slice(0, mostOfService),
  );
  return [...new Set([...used, ...popular, ...offers])];
}
