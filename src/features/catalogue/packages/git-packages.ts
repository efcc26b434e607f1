import type { Entry } from '#src/features/shelf/entry.ts';
import { site } from '#src/features/studio/site.ts';
import { cataloguePrices, framePrices, sessionPrices } from '../prices/published-prices.ts';
import type { PackageFields } from './package.ts';
import { packagesFrom } from './packages-from.ts';

/** All that is sold, as the price files have it. */
export const gitPackages: readonly Entry<PackageFields>[] = packagesFrom(
  { sessions: sessionPrices, frames: framePrices, catalogue: cataloguePrices },
  site.vatRegistered,
);
