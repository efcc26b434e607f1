import type { Mistake } from './mistake.ts';
import { mistakeAt, valueAt, type Written } from './written.ts';

/** The keys by which an entry of a list is known: two of one name, and one of them is never seen. */
const names = ['id', 'slug', 'question', 'file', 'date'];

/** Entries of one list that share a name. */
export function doublesWithin(written: Written): Mistake[] {
  return written.values.flatMap(({ keys, value }) => {
    if (!Array.isArray(value)) return [];
    return names.flatMap((name) => {
      const taken = value.map((entry) => valueAt(entry, [name]));
      return taken.flatMap((one, index) => {
        const first = taken.indexOf(one);
        if (typeof one !== 'string' || first === index) return [];
        const line = written.lineOf([...keys, first, name]);
        return mistakeAt(
          written,
          [...keys, index, name],
          `Line ${line} has it already: each needs its own ${name}.`,
        );
      });
    });
  });
}

/** Articles that share an address: the site would show one of them, and drop the others without a word. */
export function doubleSlugs(all: readonly Written[]): Mistake[] {
  const articles = all.filter(({ file }) => file.startsWith('content/insights/'));
  const slugs = articles.map(({ value }) => valueAt(value, ['slug']));
  return articles.flatMap((article, index) => {
    const first = articles[slugs.indexOf(slugs[index])];
    if (typeof slugs[index] !== 'string' || first === undefined || first === article) return [];
    return mistakeAt(article, ['slug'], `${first.file} has it already: each needs its own slug.`);
  });
}
