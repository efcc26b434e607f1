import { describe, expect, test } from 'vitest';
import { linkedParts, type Messages, speak, type Translation } from './messages.ts';

const en = {
  thanks: 'Thank you.',
  due: '{name} pays {sum:money} by {day:date}.',
  photos: { one: '{count} photo', other: '{count} photos' },
  terms: 'See <terms>our terms</terms>.',
} as const satisfies Messages;

const fr = {
  thanks: 'Merci.',
  due: 'Le {day:date}, {name} paie {sum:money}.',
  photos: { one: '{count} photo', other: '{count} photos' },
  terms: 'Voir <terms>nos conditions</terms>.',
} as const satisfies Translation<typeof en>;

const rw = { ...en, photos: { other: 'Amafoto: {count}' } } as const satisfies Translation<typeof en>;

describe('messages in use', () => {
  test('a sentence without values is a string, others are functions of their values', () => {
    const words = speak('en', en);
    expect(words.thanks).toBe('Thank you.');
    expect(words.due({ name: 'Aline', sum: 150000, day: '2026-12-01' })).toBe(
      'Aline pays 150,000 RWF by 1 December 2026.',
    );
  });

  test('values are formatted in the language of the message', () => {
    const words = speak('fr', fr as unknown as typeof en);
    expect(words.due({ name: 'Aline', sum: 150000, day: '2026-12-01' })).toBe(
      'Le 1er décembre 2026, Aline paie 150\u00a0000\u00a0RWF.',
    );
  });

  test('a value that looks like a placeholder or a replacement pattern stays as it is', () => {
    const { due } = speak('en', en);
    expect(due({ name: '{sum} $& $1', sum: 1, day: '2026-01-02' })).toBe(
      '{sum} $& $1 pays 1 RWF by 2 January 2026.',
    );
  });

  test.each([
    ['en', en, ['0 photos', '1 photo', '2 photos']],
    ['fr', fr, ['0 photo', '1 photo', '2 photos']],
    ['rw', rw, ['Amafoto: 0', 'Amafoto: 1', 'Amafoto: 2']],
  ] as const)('a count of 0, 1 and 2 takes its form in %s', (language, catalogue, forms) => {
    const { photos } = speak(language, catalogue as unknown as typeof en);
    expect([0, 1, 2].map((count) => photos({ count }))).toEqual(forms);
  });

  test('a tag in a value is text, and the links of the sentence stay', () => {
    expect(linkedParts('<x> pays <sum>5 RWF</sum>')).toEqual([
      { text: '<x> pays ' },
      { text: '5 RWF', link: 'sum' },
    ]);
  });

  test('links keep their place in the sentence', () => {
    expect(linkedParts('See <terms>the terms</terms>.')).toEqual([
      { text: 'See ' },
      { text: 'the terms', link: 'terms' },
      { text: '.' },
    ]);
  });
});

// Checked by the compiler: each line breaks one promise of a translation.
const broken = [
  // @ts-expect-error a key is missing
  { due: fr.due, photos: fr.photos, terms: fr.terms } satisfies Translation<typeof en>,
  // @ts-expect-error a key is not in English
  { ...fr, hello: 'Bonjour' } satisfies Translation<typeof en>,
  // @ts-expect-error a value is lost
  { ...fr, due: 'Le {day:date}, {name} paie.' as const } satisfies Translation<typeof en>,
  // @ts-expect-error a link is lost
  { ...fr, terms: 'Voir nos conditions.' as const } satisfies Translation<typeof en>,
];

test('a translation that loses something is an error of the compiler', () => {
  expect(broken).toHaveLength(4);
});
