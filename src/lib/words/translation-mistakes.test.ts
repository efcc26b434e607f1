import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Catalogue, messagesIn } from './catalogue.ts';
import { namedLanguages } from './languages.ts';
import type { Messages } from './messages.ts';
import { formMistakes, messageMistakes, paragraphMistakes, summaryMistakes } from './translation-mistakes.ts';

test.each([
  ['Pay {sum:money} by {day:date}.', 'Payez {sum:money}.', ['found no {day:date}; keep it.']],
  ['Thank you.', 'Merci, {name}.', ['found {name}, which the English does not have; remove it.']],
  ['See <terms>the terms</terms>.', 'Voir <terms>les conditions.', ['found no </terms>; keep it.']],
  ['Thank you.', 'Merci. ', ['found a space at an edge; remove it.']],
  [
    'See [prices](/pricing).',
    'Voir les [prix](/prix).',
    ['found no (/pricing); keep it.', 'found (/prix), which the English does not have; remove it.'],
  ],
  [
    'From <Rule name="from" />.',
    'Dès <Rule name="to" />.',
    [
      'found no <Rule name="from" />; keep it.',
      'found <Rule name="to" />, which the English does not have; remove it.',
    ],
  ],
  ['Hi {name}.', 'Hi {name} {a(', ['found {a(, which the English does not have; remove it.']],
  ['Thank you.', 'Merci\nbeaucoup.', ['found a line break, which the English does not have; remove it.']],
  ['{name} pays {sum:money}.', '{sum:money} sont payés par {name}.', []],
])('a translation of “%s” as “%s” has the mistakes %j', (english, translation, mistakes) => {
  expect(messageMistakes(english, translation)).toEqual(mistakes);
});

test('a translation with an invisible character is refused with its code point', () => {
  const unseen = '\u0000\t\r\u007F\u0085\u200E\u200F\u2028\u2029\u202A\u202E\u2066\u2069\uFEFF';
  for (const one of unseen) {
    const code = one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const sentence = `found the invisible character U+${code}; remove it.`;
    expect(messageMistakes('Thank you.', `Mer${one}ci.`)).toEqual([sentence]);
    expect(summaryMistakes('', `<EnglishVersion>Mer${one}ci</EnglishVersion>`)).toEqual([sentence]);
  }
  expect(paragraphMistakes('Thank you.', 'Merci\u00a0!\n« Zoë »')).toEqual([]);
});

/** Lists the sentences of a message: one, or one for each plural form, by the form. */
const formsOf = (message: Messages[string]): { one?: string; other: string } =>
  typeof message === 'string' ? { other: message } : message;

function mistakesOf(message: Messages[string], translation: Messages[string]): string[] {
  return Object.entries(formsOf(translation)).flatMap(([form, sentence]) =>
    formMistakes(form, formsOf(message), sentence.replaceAll('\u00a0', ' ')),
  );
}

test('every translated message has the values and links of its English', async () => {
  const found: string[] = [];
  for (const language of namedLanguages)
    for (const file of globSync(`{src,netlify}/**/words/${language}.ts`)) {
      const load = (name: string) => import(path.resolve(path.dirname(file), `${name}.ts`));
      const catalogue = { ...(await load('en')), ...(await load(language)) } as Catalogue;
      const translation = messagesIn(language, catalogue);
      for (const [key, message] of Object.entries(catalogue.en)) {
        const mistakes = mistakesOf(message, translation[key] ?? '');
        found.push(...mistakes.map((mistake) => `${file} ${key}: ${mistake}`));
      }
    }
  expect(found).toEqual([]);
});
