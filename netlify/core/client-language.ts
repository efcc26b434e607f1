import type { Language } from '#src/lib/words/languages.ts';

/** Languages that all catalogues of mails, texts, papers and plain pages have. */
const writtenLanguages: readonly Language[] = ['en'];

/** Returns the language for the person of a record (docs/product.md, Languages): English at first. */
export function clientLanguage({ language }: { language: Language }): Language {
  return writtenLanguages.includes(language) ? language : 'en';
}
