import json from '#published/packages.json' with { type: 'json' };
import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import type { PackageFields, PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { publicPackages } from '#src/domain/catalogue/packages/public-packages.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import { shelvesIn } from '#src/domain/shelf/shelves-in.ts';
import type { Language } from '#src/lib/words/languages.ts';

const made = new Map<Language, readonly PublicPackage[]>();

/** Lists the packages of this build with their texts in a language. */
export function publishedPackages(language: Language): readonly PublicPackage[] {
  let packages = made.get(language);
  if (packages === undefined) {
    packages = packagesIn(language);
    made.set(language, packages);
  }
  return packages;
}

function packagesIn(language: Language): PublicPackage[] {
  if (language === 'en') return publicPackages(json as ShelfEntry<PackageFields>[], basePackages);
  const { packages, packageBase } = shelvesIn(language);
  return publicPackages(packages, packageBase);
}
