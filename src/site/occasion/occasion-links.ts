import { publishedOccasions } from './published-occasions.ts';
import { firstPrice } from './rungs.ts';

export interface OccasionLink {
  title: string;
  /** Lowest price with VAT, "from 1,770,000 RWF"; undefined if nothing is sold. */
  price: string | undefined;
  href: string;
}

/** Lists the occasion pages in their order. */
export async function occasionLinks(): Promise<OccasionLink[]> {
  const occasions = await publishedOccasions();
  return occasions.map(({ id, data }) => ({ title: data.title, price: firstPrice(data), href: `/${id}` }));
}
