import type { Language } from './languages.ts';
import { type Messages, speak, type Translation, type Words } from './messages.ts';
import type { PluralForms } from './plain-message.ts';
import type { SpokenCatalogues } from './refusals.ts';

/** Catalogue in all its languages. Pages and the server import it, scripts never. */
export type Catalogue<M extends Messages = Messages> = { readonly en: M } & {
  readonly [Other in Exclude<Language, 'en'>]?: Translation<M>;
};

/** Returns a catalogue in a language. Throws if it has none, because no page may mix languages. */
export function wordsIn<M extends Messages>(language: Language, catalogue: Catalogue<M>): Words<M> {
  return speak(language, messagesIn(language, catalogue));
}

/** Returns messages as written, for `data-` attributes that a script speaks. Throws like `wordsIn`. */
export function messagesIn<M extends Messages>(language: Language, catalogue: Catalogue<M>): M {
  const messages = catalogue[language];
  if (messages === undefined) throw new Error(`No words in ${language}: ${Object.keys(catalogue.en)[0]}…`);
  const written = Object.entries(messages as Readonly<Record<string, WrittenMessage>>);
  const plain = written.map(([key, message]) => [key, plainMessage(language, message)]);
  return Object.fromEntries(plain) as M;
}

/** Message as a words file has it: a sentence, a sentence per plural form, or a marked one of these. */
type WrittenMessage = string | { text?: string; one?: string; other?: string; confirmed?: false };

/** Removes the mark of an unconfirmed message, because scripts need the sentences only. */
function plainMessage(language: Language, message: WrittenMessage): string | Partial<PluralForms> {
  if (typeof message === 'string') return spacedIn(language, message);
  const { confirmed: _, text, ...forms } = message;
  if (text !== undefined) return spacedIn(language, text);
  const spaced = Object.entries(forms).map(([form, sentence]) => [form, spacedIn(language, sentence)]);
  return Object.fromEntries(spaced);
}

/** Writes the unbreakable spaces of a language into a text; only French has them. */
export function spacedIn(language: Language, text: string): string {
  return language === 'fr' ? withFrenchSpaces(text) : text;
}

/** Makes spaces of French punctuation, numbers and hours unbreakable: translators write plain ones. */
function withFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:;!?»%](?!\w))/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=(?:\d{3}|RWF|h)\b)/g, '$1\u00a0')
    .replace(/(\d\u00a0h) (?=\d\d\b)/g, '$1\u00a0');
}

/** Catalogues that an island or a script needs, by name. */
export type Part = Readonly<Record<string, Catalogue>>;

export function partIn(language: Language, part: Part): SpokenCatalogues {
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, wordsIn(language, one)]));
}

/** Returns the language of a page (`Astro`). */
export function languageOf(page: { currentLocale: string | undefined }): Language {
  return (page.currentLocale ?? 'en') as Language;
}
