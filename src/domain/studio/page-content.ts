import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/** Returns the content of a single-file page. Throws if the file is missing. */
export async function pageContent<C extends CollectionKey>(
  collection: C,
  id: string,
): Promise<CollectionEntry<C>['data']> {
  const entry = (await getCollection(collection)).find((one) => one.id === id);
  if (entry === undefined)
    throw new Error(`content/${id}.json is missing: the page cannot be built without it.`);
  return entry.data;
}
