import type { Entry } from '#src/features/shelf/entry.ts';
import { type PriceFiles, pricesFrom } from '../prices/price-row.ts';
import { quoteTiers } from '../tier.ts';
import { entryId, type PackageFields } from './package.ts';
import { sessionsInSizes, type Words, wordsOfSessions } from './session-words.ts';

/** Every row of the price files, and the sessions that share prices, as entries of the shelf. */
export function packagesFrom(files: PriceFiles, vatRegistered: boolean): Entry<PackageFields>[] {
  const words = wordsOf(files);
  const rows = pricesFrom(files, vatRegistered).rows.map(
    ({ sku, label, service, prices, vat, expressFee }) => ({
      id: entryId(sku),
      fields: {
        name: label,
        service,
        description: '',
        includes: {},
        ...words.get(sku),
        ...prices,
        ...(expressFee !== undefined && { expressFee }),
        vat: vat ?? ('included' as const),
      },
    }),
  );
  return [...sessionsInSizes(files.sessions), ...rows];
}

/** What the files say around the prices, by the row's address. */
function wordsOf({ sessions, frames, catalogue }: PriceFiles): Map<string, Words> {
  const frameService = catalogue.categories.find(({ services }) => services === 'frames')?.title ?? 'Frames';
  return new Map([
    ...wordsOfSessions(sessions),
    ...frames.categories.map(({ id, description, tiers }): [string, Words] => [
      `frames/${id}`,
      {
        service: frameService,
        description,
        includes: Object.fromEntries(quoteTiers.map((tier) => [tier, tiers[tier].features])),
      },
    ]),
    ...catalogue.categories.flatMap((category) =>
      category.services === 'frames'
        ? []
        : category.services.map(({ id, description = '', features = {} }): [string, Words] => [
            `catalogue/${category.id}/${id}`,
            { service: category.title, description, includes: features },
          ]),
    ),
    ...catalogue.packages.map(({ id, service, includes }): [string, Words] => [
      `package/${id}`,
      { service, includes: { price: includes } },
    ]),
  ]);
}
