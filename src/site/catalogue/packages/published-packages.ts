import json from '#published/packages.json' with { type: 'json' };
import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import type { PackageFields, PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { publicPackages } from '#src/domain/catalogue/packages/public-packages.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';

export const publishedPackages: readonly PublicPackage[] = publicPackages(
  json as ShelfEntry<PackageFields>[],
  basePackages,
);
