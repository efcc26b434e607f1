import type { Language } from '#src/lib/words/languages.ts';

/** Languages that all catalogues of mails, texts, papers and plain pages have (docs/product.md, Languages). */
export const writtenLanguages: readonly Language[] = ['en'];

/** Language in which we write to the person of a record; English until we write in theirs. */
export function clientLanguage({ language }: { language: Language }): Language {
  return writtenLanguages.includes(language) ? language : 'en';
}
