import {
  isSoldElsewhere,
  type PublicPackage,
  publicPackage,
} from '#src/domain/catalogue/packages/package.ts';
import { baseIn } from '#src/domain/catalogue/packages/packages-in.ts';
import type { PriceBookEntry } from '#src/domain/catalogue/prices/price-book.ts';
import { cataloguePrices, framePrices } from '#src/domain/catalogue/prices/price-files.ts';
import { catalogueSku } from '#src/domain/catalogue/prices/price-row.ts';
import type { PriceName } from '#src/domain/catalogue/tier.ts';
import { contentIn } from '#src/domain/studio/content-in.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { publishedBook, publishedPackages } from '../packages/published-packages.ts';

export interface CatalogueCard {
  sku: string;
  title: string;
  description: string;
  /** Cheapest first; empty if not offered at present. */
  entries: PriceBookEntry[];
  features: Partial<Record<PriceName, string[]>>;
}

export interface CataloguePanel {
  id: string;
  title: string;
  description: string;
  cards: PublicPackage[];
  page: string | undefined;
}

/** Category that also shows the packages: the last one. */
const packagesPanel = cataloguePrices.categories.at(-1)?.id;

/** Categories in the order of the price file, services in the order set by staff. */
export function cataloguePanels(language: Language): CataloguePanel[] {
  const under = (start: string) => cardsUnder(language, start);
  return contentIn(language, 'prices/catalogue.json', cataloguePrices).categories.map((category) => {
    const { id, title, description, services } = category;
    const isFrames = services === 'frames';
    const sold = under(isFrames ? 'frames/' : catalogueSku(id, ''));
    const cards = id === packagesPanel ? [...sold, ...under('package/')] : sold;
    return { id, title, description, cards, page: isFrames ? framePrices.page : undefined };
  });
}

/** Finds a service by category and id: `photography/event`. Throws (fails the build) if unknown. */
export function catalogueCard(language: Language, reference: string): CatalogueCard {
  const [category = '', service = ''] = reference.split('/');
  const card = cardOf(language, catalogueSku(category, service));
  if (card === undefined) {
    throw new Error(
      `content/prices/catalogue.json has no service "${reference}". Write it as category/service.`,
    );
  }
  return card;
}

export function frameCards(language: Language): (CatalogueCard & { id: string })[] {
  return framePrices.categories.flatMap(({ id }) => {
    const card = cardOf(language, `frames/${id}`);
    return card === undefined ? [] : { id, ...card };
  });
}

function cardsUnder(language: Language, start: string): PublicPackage[] {
  return publishedPackages(language).filter((made) => made.sku.startsWith(start) && !isSoldElsewhere(made));
}

/** Builds a card. A base package that is not sold at present gets a card without prices. */
function cardOf(language: Language, sku: string): CatalogueCard | undefined {
  const shown = publishedPackages(language).find((made) => made.sku === sku);
  const inBase = baseIn(language).packages.find(({ facts }) => facts.sku === sku);
  const made = shown ?? (inBase && publicPackage(inBase, inBase.facts, true));
  if (made === undefined) return undefined;
  return {
    sku,
    title: made.name,
    description: made.description,
    entries: made.tiers.flatMap((tier) => publishedBook(language).get(tier.sku) ?? []),
    features: Object.fromEntries(made.tiers.map(({ name, includes }) => [name, includes])),
  };
}
