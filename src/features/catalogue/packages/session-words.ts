import type { Entry } from '#src/features/shelf/entry.ts';
import { inFull, sessionOffers } from '../prices/session-offers.ts';
import type { SessionPackage, SessionPrices, SessionService } from '../prices/session-prices.ts';
import type { PackageFields } from './package.ts';

/** What the base says around the prices of an entry. */
export type Words = Pick<PackageFields, 'service'> &
  Partial<Pick<PackageFields, 'name' | 'tab' | 'description' | 'includes'>>;

/** What is said of each price of a session, by its address in the price book. */
export function wordsOfSessions(sessions: SessionPrices): [sku: string, Words][] {
  return Object.entries(sessions).flatMap(([id, service]) =>
    sessionOffers(service).map(({ key, pack, option }): [string, Words] => [
      `sessions/${id}/${key}`,
      {
        service: service.label,
        ...(key === pack.id && wordsOf(pack)),
        ...(key === option?.id && { tab: inFull(option) }),
      },
    ]),
  );
}

/** Sessions without a price of their own: each comes in several sizes, which have theirs. */
export function sessionsInSizes(sessions: SessionPrices): Entry<PackageFields>[] {
  return Object.entries(sessions).flatMap(([id, service]) =>
    service.packages
      .filter((pack) => !hasOwnPrice(service, pack))
      .map((pack) => ({
        id: `sessions.${id}.${pack.id}`,
        fields: { ...wordsOf(pack), service: service.label, description: '', vat: 'included' as const },
      })),
  );
}

function hasOwnPrice({ prices }: SessionService, { id }: SessionPackage): boolean {
  return id in prices;
}

function wordsOf(pack: SessionPackage) {
  return {
    name: inFull(pack),
    ...(pack.inFull !== undefined && { tab: pack.label }),
    includes: pack.inclusions,
  };
}
