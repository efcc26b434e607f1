import type { OccasionLink } from '#src/domain/occasion/occasion.ts';
import { publishedOccasions } from './published-occasions.ts';
import { firstPrice } from './rungs.ts';

/** Lists the occasion pages in their order. */
export async function occasionLinks(): Promise<OccasionLink[]> {
  const occasions = await publishedOccasions();
  return occasions.map(({ id, data }) => ({ title: data.title, price: firstPrice(data), href: `/${id}` }));
}
