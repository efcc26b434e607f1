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
  return language === 'fr' ? withFrenchSpaces(plain) : plain;
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

/** Makes the spaces of French punctuation unbreakable, so that translators write plain ones. */
function withFrenchSpaces<M extends Messages>(messages: M): M {
  return JSON.parse(JSON.stringify(messages), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/ (?=[:;!?»%](?!\w))/g, '\u00a0').replace(/« /g, '«\u00a0')
      : value,
  );
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
