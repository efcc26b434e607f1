import type { ShelfEntry } from './entry.ts';
import { differing } from './overrides.ts';

/**
 * Translates published entries, given the base in English and in the other language. A field that
 * staff have changed has no translation and stays as they wrote it.
 */
export function translatedEntries<Fields extends object>(
  published: readonly ShelfEntry<Fields>[],
  base: readonly ShelfEntry<Fields>[],
  translatedBase: readonly ShelfEntry<Fields>[],
): ShelfEntry<Fields>[] {
  const fieldsOf = (entries: readonly ShelfEntry<Fields>[]) =>
    new Map(entries.map(({ id, fields }) => [id, fields]));
  const [english, other] = [fieldsOf(base), fieldsOf(translatedBase)];
  return published.map((entry) => {
    const original = english.get(entry.id);
    const words = other.get(entry.id);
    if (original === undefined || words === undefined) return entry;
    const changed = differing(original, entry.fields);
    const fields = Object.entries({ ...entry.fields, ...words }).filter(
      ([name]) => name in entry.fields && !changed.includes(name),
    );
    return { ...entry, fields: { ...entry.fields, ...Object.fromEntries(fields) } };
  });
}
