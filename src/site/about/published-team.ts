import { type CollectionEntry, getCollection } from 'astro:content';
import { withoutSamples } from '#src/site/studio/samples.ts';

/** Lists the trades in their order. Production leaves out sample names, but no trade without a name. */
export async function publishedTeam(): Promise<CollectionEntry<'people'>['data'][]> {
  const trades = (await getCollection('people')).map(({ data }) => data);
  const shown = new Set(withoutSamples(trades));
  return trades
    .filter((trade) => trade.name === undefined || shown.has(trade))
    .toSorted((one, other) => one.order - other.order);
}
