import base from '#published/base/packages.json' with { type: 'json' };
import { buildPriceBook, type PriceBook } from '../prices/price-book.ts';
import type { PackageBase } from './packages-from-files.ts';
import { publicPackages } from './public-packages.ts';

/** All that content/prices sells. */
export const basePackages = base as PackageBase;

/** Price book of the base: what it lacks is a mistake in content/, what only the published book lacks is not sold at present. */
export const baseBook: PriceBook = buildPriceBook(publicPackages(basePackages.packages, basePackages));
