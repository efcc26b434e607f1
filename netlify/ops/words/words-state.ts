import type { OtherLanguage } from '#src/integrations/content-check/translations.ts';
import type { CatalogueFiles, Row } from './rows.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Lists the files of a language with unconfirmed sentences, and with `all` each sentence. */
export function unconfirmedWordsText(language: OtherLanguage, rows: readonly Row[], all: boolean): string {
  const unconfirmed = rows.filter(({ translation, confirmed }) => translation !== '' && !confirmed);
  const name = languageNames.of(language);
  if (unconfirmed.length === 0) return `${name} has no unconfirmed words.`;
  const files = [...Map.groupBy(unconfirmed, ({ file }) => file)];
  return [
    `No native speaker has confirmed these words in ${name}: ${unconfirmed.length} sentences.`,
    ...files.flatMap(([file, own]) => [
      `  ${file}: ${own.length}`,
      ...(all ? own.map(({ key, translation }) => `    ${key}: ${translation}`) : []),
    ]),
  ].join('\n');
}

/** Counts the messages of a language in one line; words are those of its sentences. */
export function messagesText(language: OtherLanguage, catalogues: readonly CatalogueFiles[]): string {
  const translated = catalogues.flatMap((catalogue) => catalogue.translated);
  const messages = catalogues.flatMap(({ english }) => english).length;
  const words = translated.flatMap(({ forms }) => Object.values(forms).join(' ').match(/\S+/g) ?? []);
  const unconfirmed = translated.filter(({ confirmed }) => !confirmed).length;
  return `messages in ${language}: ${translated.length} of ${messages} messages, ${messages - translated.length} missing, ${unconfirmed} unconfirmed, ${words.length} words.`;
}
