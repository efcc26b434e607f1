import { type Language, writtenLanguages } from '#src/lib/words/languages.ts';

/** Returns the language for the person of a record (docs/product.md, Languages): English at first. */
export function clientLanguage({ language }: { language: Language }): Language {
  return writtenLanguages.includes(language) ? language : 'en';
}
