import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryTypes, excerpt, highlight, type SearchEntry, search } from './search.ts';

const entry = (type: SearchEntry['type'], title: string, text = ''): SearchEntry => ({
  type,
  title,
  text,
  href: '/',
});
const titles = (entries: SearchEntry[], term: string) => search(entries, term).map((found) => found.title);

describe('search', () => {
  it('ignores case and accents', () => {
    expect(titles([entry('post', 'Café life')], 'CAFE')).toEqual(['Café life']);
  });

  it('finds posts by title or excerpt', () => {
    const posts = [entry('post', 'Art at home', 'Choosing a frame'), entry('post', 'Passion', 'On clay')];
    expect(titles(posts, 'frame')).toEqual(['Art at home']);
    expect(titles(posts, 'passion')).toEqual(['Passion']);
  });

  it('finds products by name only', () => {
    const product = { ...entry('product', 'Walnut frame'), detail: '5,000,000 RWF · ready to hang' };
    expect(titles([product], 'walnut')).toEqual(['Walnut frame']);
    expect(titles([product], 'hang')).toEqual([]);
  });

  it('puts title hits before text hits, whatever their type', () => {
    const entries = [
      entry('post', 'Clay', 'dance all day'),
      entry('question', 'Can I dance?'),
      entry('programme', 'Dance'),
    ];
    expect(titles(entries, 'dance')).toEqual(['Dance', 'Can I dance?', 'Clay']);
  });

  it('puts posts and products before services, programmes and questions where the hit is equal', () => {
    const entries = entryTypes.toReversed().map((type) => entry(type, `Film ${type}`));
    expect(search(entries, 'film').map((found) => found.type)).toEqual(entryTypes);
  });

  it('wants every word, in any order and across title and text', () => {
    const entries = [entry('service', 'Photography', 'weddings and portraits'), entry('service', 'Weddings')];
    expect(titles(entries, 'wedding photography')).toEqual(['Photography']);
    expect(titles(entries, 'photography zebra')).toEqual([]);
  });

  it('finds nothing for an empty term', () => {
    expect(titles([entry('post', 'Anything')], '  ')).toEqual([]);
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

  it('joins words that overlap', () => {
    expect(highlight('videography', 'video deo')).toEqual([
      { text: 'video', hit: true },
      { text: 'graphy', hit: false },
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
