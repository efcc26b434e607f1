import json from '#published/price-names.json' with { type: 'json' };
import type { PriceNames } from '#src/domain/catalogue/prices/price-names.ts';
import type { Catalogue } from '#src/lib/words/catalogue.ts';

/** Names of the prices of this build, in the languages that all price files have. */
export const priceNames = json as Catalogue<PriceNames>;
