import type { CollectionEntry } from 'astro:content';
import { collectionContent } from '#src/domain/studio/page-content.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { withoutSamples } from '#src/site/studio/samples.ts';

/** Lists the trades in their order. Production leaves out sample names, but no trade without a name. */
export async function publishedTeam(language: Language): Promise<CollectionEntry<'people'>['data'][]> {
  const trades = await collectionContent(language, 'people');
  const shown = new Set(withoutSamples(trades));
  return trades
    .filter((trade) => trade.name === undefined || shown.has(trade))
    .toSorted((one, other) => one.order - other.order);
}
