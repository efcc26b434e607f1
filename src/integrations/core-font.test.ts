import { expect, test } from 'vitest';
import { languageWords } from '#src/layouts/language/words/words.ts';
import { messagesIn } from '#src/lib/words/catalogue.ts';
import { languages } from '#src/lib/words/languages.ts';
import { fontVariants } from './core-font.ts';

const variants = await fontVariants('instrument-sans');

/** Positions of the files that a browser loads to show a text. */
function filesFor(text: string): number[] {
  const files = Array.from(text, (letter) =>
    variants.flatMap(({ unicodeRange }, file) =>
      unicodeRange.some((range) => holds(range, letter)) ? [file] : [],
    ),
  );
  return [...new Set(files.flat())].sort();
}

function holds(range: string, letter: string): boolean {
  const [first = 0, last = first] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  const code = letter.codePointAt(0) ?? 0;
  return code >= first && code <= last;
}

test.each([
  ['Book Now: 150,000 RWF, “from” 08:00–20:00', [0]],
  ['Kwishyura n’amafaranga y’u Rwanda', [0]],
  ['Où êtes-vous ? « Réservé à l’hôtel », cœur', [0, 1]],
  ['Ñandú', [0, 2]],
  ['Łódź', [0, 2, 3]],
])('the text “%s” needs the font files %j', (text, files) => {
  expect(filesFor(text)).toEqual(files);
});

test('names and offers of languages on English pages load no more than these', () => {
  for (const language of languages) {
    const words = Object.values(messagesIn(language, languageWords));
    expect(filesFor(words.join('')), language).toEqual([0]);
  }
});

test('each letter is in one file', () => {
  for (let code = 0x20; code < 0x250; code += 1)
    expect(filesFor(String.fromCodePoint(code)).length, code.toString(16)).toBeLessThanOrEqual(1);
});
