import type { Entry } from '#src/features/shelf/entry.ts';
import { formatPrice } from '../prices/price.ts';
import { type PriceRow, type Prices, sessionOfSize } from '../prices/price-row.ts';
import {
  lowestOf,
  type PackageFields,
  type PublicPackage,
  type PublicTier,
  priceNames,
  priceSku,
  publicPackage,
  written,
} from './package.ts';

type BySku = ReadonlyMap<string, PublicPackage>;

/**
 * Entries as the public reads them. A session in several sizes has no price of its own: it says what they cost, and they are
 * called as it is. Neither is sold without the other.
 */
export function publicPackages(
  entries: readonly Entry<PackageFields>[],
  { rows, vatRegistered }: Pick<Prices, 'rows' | 'vatRegistered'>,
): PublicPackage[] {
  const all = entries.map((entry) => ({ entry, made: publicPackage(entry, vatRegistered) }));
  const said = new Map(all.map(({ made }) => [made.sku, made]));
  for (const row of rows) markSoldElsewhere(row, said);
  const sizes = new Map(rows.flatMap((row) => pricedSessions(row, said)).map((made) => [made.sku, made]));
  return all.flatMap(({ entry, made }) => {
    if (!made.sku.startsWith('sessions/')) return made;
    return sizes.get(made.sku) ?? sessionInSizes(made, entry.fields, [...sizes.values()]);
  });
}

/** Marks offers that are sold elsewhere at the same price. A price that staff changed is an offer of its own. */
function markSoldElsewhere({ sku, sameAs = {} }: PriceRow, said: BySku): void {
  for (const tier of said.get(sku)?.tiers ?? []) {
    const original = sameAs[tier.name];
    const other = said
      .get(original?.slice(0, original.lastIndexOf('/')) ?? '')
      ?.tiers.find((one) => one.sku === original);
    if (original !== undefined && other?.price === tier.price) tier.sameAs = original;
  }
}

/** False for a session whose prices are those of its sizes. */
export function hasOwnPrice({ sku, sessions }: PublicPackage): boolean {
  return sessions !== undefined || !sku.startsWith('sessions/');
}

/** A price with the sessions that are sold at it; nothing where there is none. */
function pricedSessions(row: PriceRow, said: BySku): PublicPackage[] {
  const { sku, service, size: baseSize, packages = {} } = row;
  const made = said.get(sku);
  const named = Object.keys(packages).flatMap((id): [string, string][] => {
    const name = said.get(`sessions/${service}/${id}`)?.name;
    return name === undefined ? [] : [[id, name]];
  });
  const [first] = named;
  if (made === undefined || first === undefined) return [];
  const sessions = Object.fromEntries(named);
  if (baseSize === undefined) return [{ ...made, sessions }];
  const { tab, ...others } = made;
  const [, name] = first;
  // A size of one session is called by its name; a size of all sessions has words of its own.
  if (sessionOfSize(row) !== undefined)
    return [{ ...others, name: `${name}, ${baseSize}`, sessions, size: baseSize }];
  return [{ ...others, sessions, size: tab ?? baseSize }];
}

function sessionInSizes(
  made: PublicPackage,
  { includes }: PackageFields,
  sizes: readonly PublicPackage[],
): PublicPackage[] {
  const place = made.sku.lastIndexOf('/') + 1;
  const [service, id] = [made.sku.slice(0, place), made.sku.slice(place)];
  const own = sizes.filter(
    ({ sku, sessions }) => sku.startsWith(service) && Object.hasOwn(sessions ?? {}, id),
  );
  const tiers = priceNames.flatMap((name): PublicTier[] => {
    const amounts = own.flatMap((size) => size.tiers.filter((tier) => tier.name === name));
    const lowest = lowestOf(amounts.map(({ amount }) => amount));
    if (lowest === undefined) return [];
    const amount = written(lowest);
    return [
      {
        name,
        sku: priceSku(made.sku, name),
        price: formatPrice(lowest),
        amount,
        includes: includes[name] ?? [],
      },
    ];
  });
  const lowest = lowestOf(tiers.map(({ amount }) => amount));
  return lowest === undefined
    ? []
    : [{ ...made, price: formatPrice(lowest), amount: written(lowest), tiers }];
}
