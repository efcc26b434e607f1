import { foldWords } from '#src/lib/text.ts';

/** The most characters of an id. */
const maxSlug = 60;

/** "Wedding film & album" becomes "wedding-film-album"; a title without letters or digits becomes `instead`. */
export function slugOf(title: string, instead: string): string {
  const slug = foldWords(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlug)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? instead : slug;
}
