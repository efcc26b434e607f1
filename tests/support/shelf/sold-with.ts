import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import type { PackageFields, PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { publicPackages, soldEntries } from '#src/domain/catalogue/packages/public-packages.ts';
import type { Override } from '#src/domain/shelf/entry.ts';
import { applyOverrides } from '#src/domain/shelf/overrides.ts';

export function soldWith(entries: readonly Override<PackageFields>[], today: string): PublicPackage[] {
  const published = applyOverrides(basePackages.packages, { entries, order: [] });
  return publicPackages(soldEntries(published, basePackages, today), basePackages);
}
