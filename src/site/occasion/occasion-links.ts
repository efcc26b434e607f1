import type { OccasionLink } from '#src/domain/occasion/occasion.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { publishedOccasions } from './published-occasions.ts';
import { firstPriceText } from './rungs.ts';

/** Lists the occasion pages in their order. */
export async function occasionLinks(language: Language): Promise<OccasionLink[]> {
  const occasions = await publishedOccasions(language);
  return occasions.map(({ id, data }) => ({
    title: data.title,
    price: firstPriceText(language, data),
    href: `/${id}`,
  }));
}
