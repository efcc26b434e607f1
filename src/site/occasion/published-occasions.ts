import { type CollectionEntry, getCollection } from 'astro:content';
import { entryIn } from '#src/domain/studio/page-content.ts';
import type { Language } from '#src/lib/words/languages.ts';

/** Lists the occasions in their order. */
export async function publishedOccasions(language: Language): Promise<CollectionEntry<'occasions'>[]> {
  const entries = (await getCollection('occasions')).map((entry) => ({
    ...entry,
    data: entryIn(language, entry),
  }));
  return entries.toSorted((one, other) => one.data.order - other.data.order);
}
