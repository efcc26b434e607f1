import { type CollectionEntry, type CollectionKey, getCollection, getEntry, render } from 'astro:content';
import type { Language } from '#src/lib/words/languages.ts';
import { contentIn } from './content-in.ts';

/** Returns the content of a single-file page. Throws if the file is missing. */
export async function pageContent<C extends CollectionKey>(
  language: Language,
  collection: C,
  id: string,
): Promise<CollectionEntry<C>['data']> {
  const entry = (await getCollection(collection)).find((one) => one.id === id);
  if (entry === undefined)
    throw new Error(`content/${id}.json is missing: the page cannot be built without it.`);
  return entryIn(language, entry);
}

/** Returns the content of every entry of a collection. */
export async function collectionContent<C extends CollectionKey>(
  language: Language,
  collection: C,
): Promise<CollectionEntry<C>['data'][]> {
  return (await getCollection(collection)).map((entry) => entryIn(language, entry));
}

/** Keys around the entries of a collection that is one file. */
const listed: Partial<Record<CollectionKey, string>> = {
  frames: 'categories.',
  people: '',
  products: '',
  testimonials: '',
};

/** Returns the content of an entry in a language. */
export function entryIn<Entry extends CollectionEntry<CollectionKey>>(
  language: Language,
  entry: Entry,
): Entry['data'] {
  const around = listed[entry.collection];
  return contentIn(language, fileOf(entry), entry.data, around === undefined ? '' : around + entry.id);
}

/** Renders the text of an entry; of a translation, the text of its file in that language. */
export async function renderIn(
  language: Language,
  entry: CollectionEntry<CollectionKey>,
): ReturnType<typeof render> {
  if (language === 'en') return render(entry);
  const id = `${language}/${fileOf(entry).replace(/\.mdx$/, '')}`;
  const text = await getEntry('translations', id);
  if (text === undefined) throw new Error(`content/${id}.mdx is missing: a page in this language needs it.`);
  return render(text);
}

/** Returns the path of an entry's file within content/. */
function fileOf({ id, filePath }: CollectionEntry<CollectionKey>): string {
  if (filePath === undefined) throw new Error(`The entry ${id} is not from a file of content/.`);
  return filePath.replace(/^.*?content\//, '');
}
