import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import {
  isSoldElsewhere,
  type PriceName,
  type PublicPackage,
  publicPackage,
} from '#src/domain/catalogue/packages/package.ts';
import type { PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { cataloguePrices, framePrices } from '#src/domain/catalogue/prices/price-files.ts';
import { catalogueSku } from '#src/domain/catalogue/prices/price-row.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { publishedPackages } from '../packages/published-packages.ts';

/** Cards and panels of the catalogue's pages, made of the packages of this build. */

/** One service with its tiers. */
export interface CatalogueCard {
  /** Address in the price book, without the tier. */
  sku: string;
  title: string;
  description: string;
  /** Cheapest first; empty where it is not offered at present. */
  entries: PriceBookEntry[];
  /** Inclusions of each tier. */
  features: Partial<Record<PriceName, string[]>>;
}

/** One category with its services. */
export interface CataloguePanel {
  /** Id of the section, so of the link that leads to it. */
  id: string;
  title: string;
  description: string;
  cards: PublicPackage[];
  /** The page that shows these services with pictures. */
  page: string | undefined;
}

/** The category that shows the packages too is the last. */
const packagesPanel = cataloguePrices.categories.at(-1)?.id;

/** The categories in the order of the price file, their services in the order that the staff chose. */
export const cataloguePanels: CataloguePanel[] = cataloguePrices.categories.map((category) => {
  const { id, title, description, services } = category;
  const isFrames = services === 'frames';
  const sold = under(isFrames ? 'frames/' : catalogueSku(id, ''));
  const cards = id === packagesPanel ? [...sold, ...under('package/')] : sold;
  return { id, title, description, cards, page: isFrames ? framePrices.page : undefined };
});

/** A service by category and id: `photography/event`. Throws when the catalogue has none, which stops the build. */
export function catalogueCard(reference: string): CatalogueCard {
  const [category = '', service = ''] = reference.split('/');
  const card = cardOf(catalogueSku(category, service));
  if (card === undefined) {
    throw new Error(
      `content/prices/catalogue.json has no service "${reference}". Write it as category/service.`,
    );
  }
  return card;
}

/** Frames and photobooks in the same shape. */
export function frameCards(): (CatalogueCard & { id: string })[] {
  return framePrices.categories.flatMap(({ id }) => {
    const card = cardOf(`frames/${id}`);
    return card === undefined ? [] : { id, ...card };
  });
}

function under(start: string): PublicPackage[] {
  return publishedPackages.filter((made) => made.sku.startsWith(start) && !isSoldElsewhere(made));
}

/** Makes a card. A package of the base that is not sold at present keeps its card, without prices. */
function cardOf(sku: string): CatalogueCard | undefined {
  const shown = publishedPackages.find((made) => made.sku === sku);
  const inBase = basePackages.packages.find(({ facts }) => facts.sku === sku);
  const made = shown ?? (inBase && publicPackage(inBase, inBase.facts, true));
  if (made === undefined) return undefined;
  return {
    sku,
    title: made.name,
    description: made.description,
    entries: made.tiers.flatMap((tier) => priceBook.get(tier.sku) ?? []),
    features: Object.fromEntries(made.tiers.map(({ name, includes }) => [name, includes])),
  };
}
