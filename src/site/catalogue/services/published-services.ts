import type { ImageMetadata } from 'astro';
import programmes from '#published/internships.json' with { type: 'json' };
import type { Price } from '#src/domain/catalogue/prices/price.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { type PublicService, publicService } from '#src/domain/catalogue/services/service.ts';
import { type PublishedEntry, totalFee } from '#src/domain/internship/programme.ts';
import { shownPicture, type UploadedPicture } from '#src/domain/shelf/shelf-picture.ts';
import { shelvesIn } from '#src/domain/shelf/shelves-in.ts';
import { pageContent } from '#src/domain/studio/page-content.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { startingPriceWithVat } from '../prices/starting-price.ts';

export type PublishedService = PublicService & {
  image?: ImageMetadata | UploadedPicture | undefined;
  /** With VAT; absent if the service has no price of its own. */
  price?: Price | undefined;
};

export async function publishedServices(language: Language): Promise<PublishedService[]> {
  const { entries } = await pageContent('en', 'servicesPage', 'services');
  const written = new Map(entries.map((entry) => [entry.id, entry]));
  return shelvesIn(language).services.map((entry) => {
    const service = publicService(entry);
    const { picture, prices } = written.get(service.id) ?? {};
    return {
      ...service,
      image: shownPicture(service.picture, picture),
      price:
        service.page === '/internships' ? lowestFee() : prices && startingPriceWithVat(priceBook, prices),
    };
  });
}

/** Returns the lowest fee with materials; undefined while no programme has one. */
function lowestFee(): Price | undefined {
  const fees = (programmes as PublishedEntry[]).flatMap(({ fields }) => totalFee(fields) ?? []);
  return fees.length === 0 ? undefined : { kind: 'from', amount: Math.min(...fees) };
}
