import { type QuoteTier, quoteTiers } from '../tier.ts';
import type { PriceBookEntry } from './price-book.ts';
import { catalogueSku, frameSku } from './price-row.ts';
import { cataloguePrices, framePrices, priceBook } from './published-prices.ts';

/** What the catalogue's pages show, put together from the price files when the site is built. */

/** One service with its three tiers. */
export interface CatalogueCard {
  title: string;
  description: string | undefined;
  /** Basic, Standard, Premium. */
  entries: PriceBookEntry[];
  /** What each tier includes; undefined where the price file does not say. */
  features: Partial<Record<QuoteTier, string[]>> | undefined;
}

/** One category with its services. */
export interface CataloguePanel {
  /** Id of the section, so of the link that leads to it. */
  id: string;
  title: string;
  description: string;
  cards: CatalogueCard[];
  /** The page that shows these services with pictures. */
  page: string | undefined;
}

/** The categories in the order of the price file. */
export const cataloguePanels: CataloguePanel[] = cataloguePrices.categories.map((category) => {
  const { id, title, description, services } = category;
  const isFrames = services === 'frames';
  const cards = isFrames ? frameCards() : services.map((service) => catalogueCard(`${id}/${service.id}`));
  return { id, title, description, cards, page: isFrames ? framePrices.page : undefined };
});

/** A service by category and id: `photography/event`. Throws when the catalogue has none, which stops the build. */
export function catalogueCard(reference: string): CatalogueCard {
  const [categoryId = '', serviceId = ''] = reference.split('/');
  const category = cataloguePrices.categories.find(({ id }) => id === categoryId);
  const services = category === undefined || category.services === 'frames' ? [] : category.services;
  const service = services.find(({ id }) => id === serviceId);
  if (service === undefined) {
    throw new Error(
      `content/prices/catalogue.json has no service "${reference}". Write it as category/service.`,
    );
  }
  const { title, description, features } = service;
  const sku = catalogueSku(categoryId, serviceId);
  return { title, description, entries: entriesOf((tier) => `${sku}/${tier}`), features };
}

/** Frames and photobooks in the same shape. */
export function frameCards(): (CatalogueCard & { id: string })[] {
  return framePrices.categories.map(({ id, title, description, tiers }) => ({
    id,
    title,
    description,
    entries: entriesOf((tier) => frameSku(id, tier)),
    features: Object.fromEntries(quoteTiers.map((tier) => [tier, tiers[tier].features])),
  }));
}

function entriesOf(sku: (tier: QuoteTier) => string): PriceBookEntry[] {
  return quoteTiers.flatMap((tier) => priceBook.get(sku(tier)) ?? []);
}
