import type { Entry, Overrides } from '#src/features/shelf/entry.ts';
import { applyOverrides } from '#src/features/shelf/overrides.ts';
import type { Prices } from '../prices/price-row.ts';
import type { PackageFields, PublicPackage } from './package.ts';
import { publicPackages } from './public-packages.ts';

/** When something is sold as it is kept: days in Kigali. */
type Validity = Pick<PackageFields, 'validFrom' | 'validTo'>;

/** All that is sold on this day in Kigali, in its public order. */
export function soldPackages(
  base: readonly Entry<PackageFields>[],
  kept: Overrides<PackageFields>,
  { today, prices }: { today: string; prices: Prices },
): PublicPackage[] {
  return publicPackages(soldEntries(base, applyOverrides(base, kept), today), prices);
}

/** Outside its days, what was changed about the base is as the base says, and what was added is not sold. */
function soldEntries(
  base: readonly Entry<PackageFields>[],
  entries: readonly Entry<PackageFields>[],
  today: string,
): Entry<PackageFields>[] {
  const inBase = new Map(base.map((entry) => [entry.id, entry]));
  return entries.flatMap((entry) => (isSoldOn(entry.fields, today) ? entry : (inBase.get(entry.id) ?? [])));
}

/** True on the days on which this is so; `today` is the day in Kigali. */
export function isSoldOn({ validFrom, validTo }: Validity, today: string): boolean {
  return (validFrom === undefined || validFrom <= today) && (validTo === undefined || today <= validTo);
}
