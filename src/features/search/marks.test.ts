import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersAll, excerpt, highlight, typedWords } from './marks.ts';

describe('answersAll', () => {
  const answers = (text: string, term: string) => answersAll(text, typedWords(term));

  it.each([
    ['Café life', 'CAFE', 'ignores case and accents'],
    ['Photography for weddings', 'wedding photography', 'takes words in any order'],
    ['Wedding', 'weddings', 'takes the plural of a word'],
    ['Gallery of frames', 'galleries', 'takes another ending of the same stem'],
    ['Photography', 'photo', 'takes the beginning of a word'],
    ['Group photo (up to 15)', '15', 'takes numbers'],
    ['Portrait prices', 'price of a portrait', 'passes over fillers'],
  ])('“%s” answers “%s”: it %s', (text, term) => {
    expect(answers(text, term)).toBe(true);
  });

  it.each([
    ['A frame', 'asdf', 'a word of one letter is no stem'],
    ['Photography', 'photography zebra', 'every word is wanted'],
    ['Photo booth', 'photozebras', 'a long ending makes another word'],
    ['Videography', 'graphy', 'words are found from their start'],
  ])('“%s” does not answer “%s”: %s', (text, term) => {
    expect(answers(text, term)).toBe(false);
  });

  it('takes signs for spaces', () => {
    expect(typedWords('  <b>Fotó-shoot?</b> ')).toEqual(['b', 'foto', 'shoot', 'b']);
  });
});

describe('highlight', () => {
  it('marks every word and keeps the letters as written', () => {
    expect(
      highlight('Café frames, café', 'cafe FRAME')
        .filter((piece) => piece.hit)
        .map((piece) => piece.text),
    ).toEqual(['Café', 'frame', 'café']);
  });

  it('marks the longest of what was typed at the start of a word, and nothing within', () => {
    expect(highlight('videography', 'vid video deo')).toEqual([
      { text: 'video', hit: true },
      { text: 'graphy', hit: false },
    ]);
  });

  it('marks the stem where the ending differs', () => {
    expect(highlight('our gallery', 'galleries')).toEqual([
      { text: 'our ', hit: false },
      { text: 'galler', hit: true },
      { text: 'y', hit: false },
    ]);
  });

  it('loses nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, term) => {
        expect(
          highlight(text, term)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('excerpt', () => {
  const long = `${'word '.repeat(60)}needle ${'more '.repeat(60)}`;

  it('leaves a short text alone', () => {
    expect(excerpt('Short.', 'short')).toBe('Short.');
  });

  it('shows the part with the hit, cut between words', () => {
    expect(excerpt(long, 'needle')).toMatch(/^…(word )+needle (more ?)+…$/);
    expect(excerpt(long, 'word')).toMatch(/^(word ?)+…$/);
  });
});
