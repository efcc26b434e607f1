import { baseBook } from '#src/domain/catalogue/packages/base-packages.ts';
import { sessionPrices } from '#src/domain/catalogue/prices/price-files.ts';
import type { SessionService } from '#src/domain/catalogue/prices/session-prices.ts';
import { publishedPackages } from '../packages/published-packages.ts';
import { wordedService } from './worded-service.ts';

/** The prices of one service, in the words of this build. Throws when the price file does not know it, which stops the build. */
export function publishedService(id: string): SessionService {
  const service = sessionPrices[id];
  if (service === undefined) {
    const known = Object.keys(sessionPrices).join(', ');
    throw new Error(`content/prices/sessions.json has no service "${id}". Write one of ${known}.`);
  }
  return wordedService(id, service, publishedPackages);
}

/** The page that sells a service of the price book. Throws when nothing of it is sold, which stops the build. */
export function servicePage(service: string): string {
  for (const entry of baseBook.values()) if (entry.service === service) return entry.page;
  throw new Error(`No price file sells "${service}". Write the service as it is named in content/prices.`);
}
