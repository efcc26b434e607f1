import { baseBook } from '#src/domain/catalogue/packages/base-packages.ts';
import { sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
import type { SessionService } from '#src/domain/catalogue/prices/session-prices.ts';
import { contentIn } from '#src/domain/studio/content-in.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { publishedPackages } from '../packages/published-packages.ts';
import { wordedService } from './worded-service.ts';

/** Returns a service with this build's texts. Throws (fails the build) if the price file lacks it. */
export function publishedService(language: Language, id: string): SessionService {
  const service = sessionPrices[id];
  if (service === undefined) {
    const known = Object.keys(sessionPrices).join(', ');
    throw new Error(`content/prices/sessions.json has no service "${id}". Write one of ${known}.`);
  }
  return wordedService(
    id,
    contentIn(language, 'prices/sessions.json', service, id),
    publishedPackages(language),
  );
}

/** Returns the page that sells a service. Throws (fails the build) if nothing of it is sold. */
export function servicePage(service: string): string {
  for (const entry of baseBook.values()) if (entry.service === service) return entry.page;
  throw new Error(`No price file sells "${service}". Write the service as it is named in content/prices.`);
}
