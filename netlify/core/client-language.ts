import { type Catalogue, wordsIn } from '#src/lib/words/catalogue.ts';
import { type Language, writtenLanguages } from '#src/lib/words/languages.ts';
import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Returns the language for the person of a record (docs/product.md, Languages): English at first. */
export function clientLanguage({ language }: { language: Language }): Language {
  return writtenLanguages.includes(language) ? language : 'en';
}

/** Returns words as the page showed them from which a record was sent; English if none can have. */
export function wordsShown<M extends Messages>(language: Language, catalogue: Catalogue<M>): Words<M> {
  return wordsIn(catalogue[language] === undefined ? 'en' : language, catalogue);
}
