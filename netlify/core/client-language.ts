import { language as languageField } from '#src/lib/forms/form-fields.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { liveLanguages } from '#src/lib/words/live-languages.ts';

/**
 * Returns the language for the person of a record, if it is live (docs/product.md, Languages).
 * `page`: language of the page that shows them the record.
 */
export function clientLanguage(record: { language: Language }, page = record.language): Language {
  return liveLanguages.includes(page) ? page : 'en';
}

/** Reads in which language a form, or the link to a page, has its answer. */
export function formLanguage(value: unknown): Language {
  return clientLanguage({ language: languageField().parse(value) });
}
