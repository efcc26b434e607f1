import { type Language, languages } from '#src/lib/words/languages.ts';
import type { Site } from './studio.ts';

/** Returns who confirmed a language; null if nobody has yet, undefined if it needs nobody. */
export function confirmedBy(
  { languages }: Pick<Site, 'languages'>,
  language: Language,
): string | null | undefined {
  return language === 'en' ? undefined : languages[language]?.confirmedBy;
}

/** Returns the languages that a build shows: in production only those that can be relied on. */
export function languagesToShow(
  site: Pick<Site, 'languages'>,
  isUnconfirmed: (language: Language) => boolean,
  context: string | undefined = process.env['CONTEXT'],
): Language[] {
  // Netlify sets the deploy context.
  if (context !== 'production') return [...languages];
  return languages.filter((language) => {
    const name = confirmedBy(site, language);
    return name === undefined ? !isUnconfirmed(language) : name !== null;
  });
}
