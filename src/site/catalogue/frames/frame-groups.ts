import type { ImageMetadata } from 'astro';
import type { FrameCategoryPage } from '#src/domain/catalogue/prices/frame-prices.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { type CatalogueCard, catalogueCard, frameCards } from '../prices/published-catalogue.ts';

export interface FrameGroup {
  label: string;
  categories: FrameGroupCategory[];
}

interface FrameGroupCategory {
  id: string;
  card: CatalogueCard;
  picture: { image: ImageMetadata; alt: string } | undefined;
}

/** Returns the services named in the page's content, with prices. Throws if one is not sold. */
export function frameGroups(
  language: Language,
  services: readonly { label: string; services: string | readonly string[] }[],
  pictures: readonly FrameCategoryPage[],
): FrameGroup[] {
  return services.map(({ label, services: named }) => ({
    label,
    categories:
      typeof named === 'string'
        ? pictured(language, pictures)
        : named.map((reference) => unpictured(language, reference)),
  }));
}

function pictured(language: Language, pictures: readonly FrameCategoryPage[]): FrameGroupCategory[] {
  return frameCards(language).map(({ id, ...card }) => {
    const shown = pictures.find((category) => category.id === id);
    return { id, card, picture: shown && { image: shown.picture, alt: shown.alt } };
  });
}

function unpictured(language: Language, reference: string): FrameGroupCategory {
  return { id: reference.replace('/', '-'), card: catalogueCard(language, reference), picture: undefined };
}
