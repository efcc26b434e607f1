import type { Language } from '#src/lib/words/languages.ts';

/** Languages that every catalogue of the server has (docs/product.md, Languages). */
export const writtenLanguages: Language[] = ['en'];

/** Returns the language for the person of a record (docs/product.md, Languages): English at first. */
export function clientLanguage({ language }: { language: Language }): Language {
  return writtenLanguages.includes(language) ? language : 'en';
}
