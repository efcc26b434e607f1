import json from '#published/price-rows.json' with { type: 'json' };
import type { UnnamedRow } from './price-names.ts';

/** Prices at build time for scripts, whose names are in words files. */
export const publishedRows = json as UnnamedRow[];
