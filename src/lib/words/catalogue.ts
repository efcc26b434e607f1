import type { Language } from './languages.ts';
import { type Messages, speak, type Translation, type Words } from './messages.ts';
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
  const plain = plainMessages(messages) as M;
  if (language !== 'fr') return plain;
  return JSON.parse(JSON.stringify(plain), (_, value: unknown) =>
    typeof value === 'string' ? withFrenchSpaces(value) : value,
  );
}

/** Takes the marks of unconfirmed messages off, so that scripts get sentences only. */
function plainMessages(messages: Readonly<Record<string, unknown>>): Messages {
  const plain = Object.entries(messages).map(([key, message]) => {
    if (typeof message === 'string') return [key, message];
    const { confirmed: _, text, ...forms } = message as { confirmed?: false; text?: string };
    return [key, text ?? forms];
  });
  return Object.fromEntries(plain);
}

/** Makes spaces of French punctuation, numbers and hours unbreakable: translators write plain ones. */
export function withFrenchSpaces(text: string): string {
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
