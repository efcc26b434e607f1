import base from '#published/base/packages.json' with { type: 'json' };
import { englishBook } from '../prices/english-price.ts';
import type { PriceBook } from '../prices/price-book.ts';
import type { PackageBase } from './packages-from-files.ts';
import { publicPackages } from './public-packages.ts';

export const basePackages = base as PackageBase;

/** Price book of the base. A SKU missing here is a bug; one missing from the published book is unsold. */
export const baseBook: PriceBook = englishBook(publicPackages(basePackages.packages, basePackages));
