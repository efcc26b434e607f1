import built from '#published/packages.json' with { type: 'json' };
import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import { baseWords, needsLines } from '#src/domain/catalogue/packages/base-words.ts';
import { lowestPrice, type PackageFields, type TierPrices } from '#src/domain/catalogue/packages/package.ts';
import { packageSchema } from '#src/domain/catalogue/packages/package-request.ts';
import { soldEntries } from '#src/domain/catalogue/packages/public-packages.ts';
import { sessionOfSize } from '#src/domain/catalogue/prices/price-row.ts';
import { type PriceName, priceNames } from '#src/domain/catalogue/tier.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { differing } from '#src/domain/shelf/overrides.ts';
import type { Shelf } from '../shelf/shelf.ts';

/** Session and size of each package that is one size of a single session. */
const sessionSizes = new Map(
  basePackages.packages.flatMap(({ id, facts }) => {
    const { serviceId, size } = facts;
    const session = sessionOfSize(facts);
    if (size === undefined || session === undefined) return [];
    return [[id, { session: `sessions.${serviceId}.${session}`, size }] as const];
  }),
);

/** Everything sold: sessions, frames, the catalogue and packages. */
export const packageShelf: Shelf<PackageFields> = {
  kind: 'package',
  noun: 'package',
  base: basePackages.packages,
  built: built as ShelfEntry<PackageFields>[],
  onDay: (entries, today) => soldEntries(entries, basePackages, today),
  schema: packageSchema,
  missing: requirePrice,
  unchangeable: unchangeableFields,
  baseOnly: tabProblem,
  titleOf: ({ name }) => name,
  titleAmong: sizeTitle,
};

/** Names a size after its session: "Radio show, Season". */
function sizeTitle(id: string, titles: ReadonlyMap<string, string>): string | undefined {
  const of = sessionSizes.get(id);
  const session = of && titles.get(of.session);
  return session && `${session}, ${of.size}`;
}

/** Refuses a tab on a package: tabs and switches belong to sessions. */
function tabProblem({ tab }: PackageFields): Record<string, string> {
  return tab === undefined
    ? {}
    : { tab: 'A package has no tab of its own. Please leave this empty: the page shows its name.' };
}

/** Requires a price, except for a session in several sizes, which has none of its own. */
function requirePrice(fields: TierPrices, base: TierPrices | undefined): Record<string, string> {
  if (lowestPrice(fields) !== undefined || (base && lowestPrice(base) === undefined)) return {};
  return { price: 'Please say what it costs, or “on request”.' };
}

function unchangeableFields(id: string, base: PackageFields, fields: PackageFields): Record<string, string> {
  const changed = differing(base, fields);
  const fixed = baseWords(id, base).filter((name) => changed.includes(name));
  const prices = priceNames.filter((name) => (base[name] === undefined) !== (fields[name] === undefined));
  const open = id.startsWith('sessions.')
    ? priceNames.filter((name) => typeof fields[name] === 'object')
    : [];
  const empty = needsLines(id) ? clearedPrices(base, fields) : [];
  return Object.fromEntries([
    ...fixed.map((name) => [name, 'Only editors can change this, in the site’s files.']),
    ...open.map((name) => [name, 'A session has one amount for each tier. Write a price such as 250,000.']),
    ...prices.map((name) => [name, 'Only editors can change its tiers. Please give each tier a price.']),
    ...empty.map((name) => [`includes.${name}`, 'Name at least one thing that this tier includes.']),
  ]);
}

/** Returns the tiers whose card on the page would be empty. */
function clearedPrices({ includes }: PackageFields, fields: PackageFields): PriceName[] {
  return priceNames.filter((name) => includes[name] !== undefined && fields.includes[name] === undefined);
}
