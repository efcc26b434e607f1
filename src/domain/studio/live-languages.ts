import { type Language, languages } from '#src/lib/words/languages.ts';
import type { Site } from './studio.ts';

/** Returns the languages that a build shows. Production leaves out one that nobody has confirmed. */
export function liveLanguages(
  site: Pick<Site, 'languages'>,
  context: string | undefined = process.env['CONTEXT'],
): Language[] {
  const confirmations: { [Some in Language]?: { confirmedBy: string | null } } = site.languages;
  // Netlify sets the deploy context.
  return languages.filter(
    (language) => context !== 'production' || confirmations[language]?.confirmedBy !== null,
  );
}
