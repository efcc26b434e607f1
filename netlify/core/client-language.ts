import { language as languageField } from '#src/lib/forms/form-fields.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { liveLanguages } from '#src/lib/words/live-languages.ts';

/** Returns the language for the person of a record, if it is live (docs/product.md, Languages). */
export function clientLanguage({ language }: { language: Language }): Language {
  return liveLanguages.includes(language) ? language : 'en';
}

/** Reads in which language a form, or the link to a page, has its answer. */
export function formLanguage(value: unknown): Language {
  return clientLanguage({ language: languageField().parse(value) });
}
