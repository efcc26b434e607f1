import { type CollectionEntry, getCollection } from 'astro:content';

/** Lists the occasions in their order. */
export async function publishedOccasions(): Promise<CollectionEntry<'occasions'>[]> {
  const entries = await getCollection('occasions');
  return entries.toSorted((one, other) => one.data.order - other.data.order);
}
