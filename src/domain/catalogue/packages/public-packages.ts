import { dayServicesNamed } from '#src/domain/availability/services/day-services.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { englishPrice } from '../prices/english-price.ts';
import { hasOwnPrice, type PriceRow, sessionOfSize } from '../prices/price-row.ts';
import { priceNames, priceSku } from '../tier.ts';
import {
  entrySku,
  isSoldOn,
  lowestOf,
  type PackageFields,
  type PublicPackage,
  type PublicTier,
  publicPackage,
  toStoredPrice,
} from './package.ts';
import type { PackageBase, PackageFacts } from './packages-from-files.ts';

type PackagesBySku = ReadonlyMap<string, PublicPackage>;

/**
 * Builds the public packages. A session in several sizes shows the lowest price of its sizes,
 * which carry its name; neither is sold without the other.
 */
export function publicPackages(
  entries: readonly ShelfEntry<PackageFields>[],
  base: PackageBase,
): PublicPackage[] {
  const facts = new Map(base.packages.map((entry) => [entry.id, entry.facts]));
  const all = entries.map((entry) => ({
    entry,
    made: publicPackage(entry, facts.get(entry.id) ?? addedFacts(entry, base), base.vatRegistered),
  }));
  const bySku = new Map(all.map(({ made }) => [made.sku, made]));
  for (const one of facts.values()) markSoldElsewhere(one, bySku);
  const sizes = new Map(
    [...facts.values()].flatMap((one) => withSessionNames(one, bySku)).map((made) => [made.sku, made]),
  );
  return all.flatMap(({ entry, made }) => {
    if (!made.sku.startsWith('sessions/')) return made;
    return sizes.get(made.sku) ?? sessionInSizes(made, entry.fields, [...sizes.values()]);
  });
}

/**
 * Limits entries to those sold on a date in Kigali.
 * Outside its dates, an overridden entry is sold as in the base; an added one is not sold.
 */
export function soldEntries(
  entries: readonly ShelfEntry<PackageFields>[],
  base: PackageBase,
  today: string,
): ShelfEntry<PackageFields>[] {
  const inBase = new Map(base.packages.map(({ id, fields }) => [id, fields]));
  return entries.flatMap(({ id, fields }) => {
    const sold = isSoldOn(fields, today) ? fields : inBase.get(id);
    return sold === undefined ? [] : { id, fields: sold };
  });
}

/** Derives the facts of an added package: it has a date if its services have a daily capacity. */
function addedFacts({ id, fields }: ShelfEntry<PackageFields>, { page }: PackageBase): PackageFacts {
  const dated = dayServicesNamed(fields.service).length > 0;
  return { sku: entrySku(id), serviceId: 'packages', page, ...(dated && { dated }) };
}

export function priceRows(packages: readonly PublicPackage[]): PriceRow[] {
  return packages.filter(hasOwnPrice).map((made) => {
    const { sku, name, serviceId, page, sessions, size, vat, expressFee, goods, dated } = made;
    return {
      sku,
      name,
      serviceId,
      page,
      tiers: made.tiers.map(({ name: tier, amount, sameAs }) => ({
        name: tier,
        amount,
        ...(sameAs !== undefined && { sameAs }),
      })),
      ...(sessions !== undefined && { sessions }),
      ...(size !== undefined && { size }),
      vat,
      ...(expressFee !== undefined && { expressFee }),
      ...(goods && { goods }),
      ...(dated && { dated }),
    };
  });
}

/** Marks offers sold elsewhere at the same price. A price changed by staff is an offer of its own. */
function markSoldElsewhere({ sku, sameAs = {} }: PackageFacts, bySku: PackagesBySku): void {
  for (const tier of bySku.get(sku)?.tiers ?? []) {
    const original = sameAs[tier.name];
    const other = bySku
      .get(original?.slice(0, original.lastIndexOf('/')) ?? '')
      ?.tiers.find((one) => one.sku === original);
    if (original !== undefined && other?.price === tier.price) tier.sameAs = original;
  }
}

/** Adds session names to a price; drops it if no session is sold at it. */
function withSessionNames(facts: PackageFacts, bySku: PackagesBySku): PublicPackage[] {
  const { sku, serviceId, size: baseSize, sessions: known = {} } = facts;
  const made = bySku.get(sku);
  const named = Object.keys(known).flatMap((id): [string, string][] => {
    const name = bySku.get(`sessions/${serviceId}/${id}`)?.name;
    return name === undefined ? [] : [[id, name]];
  });
  const [first] = named;
  if (made === undefined || first === undefined) return [];
  const sessions = Object.fromEntries(named);
  if (baseSize === undefined) return [{ ...made, sessions }];
  const { tab, ...others } = made;
  const [, name] = first;
  // A size of one session takes the session's name; a size of all sessions has its own words.
  if (sessionOfSize(facts) !== undefined)
    return [{ ...others, name: `${name}, ${baseSize}`, sessions, size: baseSize }];
  return [{ ...others, sessions, size: tab ?? baseSize }];
}

function sessionInSizes(
  made: PublicPackage,
  { includes }: PackageFields,
  sizes: readonly PublicPackage[],
): PublicPackage[] {
  const position = made.sku.lastIndexOf('/') + 1;
  const [service, id] = [made.sku.slice(0, position), made.sku.slice(position)];
  const own = sizes.filter(
    ({ sku, sessions }) => sku.startsWith(service) && Object.hasOwn(sessions ?? {}, id),
  );
  const tiers = priceNames.flatMap((name): PublicTier[] => {
    const amounts = own.flatMap((size) => size.tiers.filter((tier) => tier.name === name));
    const lowest = lowestOf(amounts.map(({ amount }) => amount));
    if (lowest === undefined) return [];
    const amount = toStoredPrice(lowest);
    return [
      {
        name,
        sku: priceSku(made.sku, name),
        price: englishPrice(lowest),
        amount,
        includes: includes[name] ?? [],
      },
    ];
  });
  const lowest = lowestOf(tiers.map(({ amount }) => amount));
  return lowest === undefined
    ? []
    : [{ ...made, price: englishPrice(lowest), amount: toStoredPrice(lowest), tiers }];
}
