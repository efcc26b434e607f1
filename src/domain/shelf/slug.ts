import { foldWords } from '#src/lib/text.ts';

const maxSlug = 60;

/** Returns "wedding-film-album" for "Wedding film & album"; `instead` without letters or digits. */
export function slugOf(title: string, instead: string): string {
  const slug = foldWords(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlug)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? instead : slug;
}
