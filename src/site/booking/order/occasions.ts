import { formatPrice, lowerBound } from '#src/domain/catalogue/prices/price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';

export interface Occasion {
  title: string;
  price: string;
  href: string;
}

/** Occasions by SKU prefix; `at` is the fragment on the page that sells them. */
const chosen = [
  {
    title: 'Wedding',
    sku: 'catalogue/event-packages/wedding-full-day/',
    at: '#event-packages-wedding-full-day',
  },
  { title: 'Graduation', sku: 'catalogue/full-packages/graduation/', at: '#full-packages-graduation' },
  { title: 'Portrait or event photos', sku: 'sessions/photography/', at: '#prices' },
  { title: 'Film', sku: 'sessions/videography/', at: '#prices' },
  { title: 'Song, podcast or voice-over', sku: 'sessions/audio/', at: '#prices' },
  { title: 'Dance', sku: 'sessions/dance/', at: '#prices' },
  { title: 'Prints and frames', sku: 'frames/', at: '' },
  { title: 'Website', sku: 'catalogue/website-design/', at: '#website-design' },
] as const;

/** Reads the occasions with their prices. Throws (fails the build) if one has no price. */
export function occasions(): Occasion[] {
  return chosen.map(({ title, sku, at }) => {
    const offers = [...priceBook.values()].filter(
      (entry) => entry.sku.startsWith(sku) && entry.price.kind !== 'on-request',
    );
    const [first, ...others] = offers;
    if (first === undefined) throw new Error(`No price file sells "${sku}", which /book-now offers.`);
    const amount = Math.min(...[first, ...others].map((entry) => lowerBound(entry.price)));
    const price = formatPrice({ kind: 'from', amount });
    return { title, price: first.addsVat ? `${price} + VAT` : price, href: `${first.page}${at}` };
  });
}
