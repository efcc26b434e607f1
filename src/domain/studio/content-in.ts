import json from '#published/translations.json' with { type: 'json' };
import { type Texts, translated } from '#src/lib/content/translate.ts';
import type { Language } from '#src/lib/words/languages.ts';

const translations = json as Readonly<Record<string, Readonly<Record<string, Texts>>>>;

/**
 * Returns the content of a file, such as `navigation.json`, in a language. `prefix` is the key of a
 * part of it. Throws if the language lacks the file, because no page may mix languages.
 */
export function contentIn<Content>(language: Language, file: string, content: Content, prefix = ''): Content {
  if (language === 'en') return content;
  const texts = translations[language]?.[file];
  if (texts === undefined)
    throw new Error(`content/${language}/${file} is missing: a page in this language needs it.`);
  return translated(content, texts, prefix);
}
