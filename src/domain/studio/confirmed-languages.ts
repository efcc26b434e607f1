import { type Language, languages } from '#src/lib/words/languages.ts';
import type { Site } from './studio.ts';

/** Returns who confirmed the words of a language; null if nobody did. */
export function confirmedBy({ languages }: Pick<Site, 'languages'>, language: Language): string | null {
  return language === 'en' ? null : languages[language].confirmedBy;
}

/** Returns the languages that a build shows. In production, unconfirmed words need someone’s name. */
export function languagesToShow(
  site: Pick<Site, 'languages'>,
  isUnconfirmed: (language: Language) => boolean,
  context: string | undefined = process.env['CONTEXT'],
): Language[] {
  // Netlify sets the deploy context.
  return languages.filter(
    (language) =>
      context !== 'production' || confirmedBy(site, language) !== null || !isUnconfirmed(language),
  );
}
