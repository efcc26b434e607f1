import json from '#published/packages.json' with { type: 'json' };
import type { Entry } from '#src/features/shelf/entry.ts';
import { basePackages } from './base-packages.ts';
import type { PackageFields, PublicPackage } from './package.ts';
import { publicPackages } from './public-packages.ts';

/** Packages sold in this build, with their texts. */
export const publishedPackages: readonly PublicPackage[] = publicPackages(
  json as Entry<PackageFields>[],
  basePackages,
);
