import { describe, expect, it, test } from 'vitest';
import { fold, foldWords, hasWords, plural, searchWords } from './text.ts';

describe('fold', () => {
  it('case and accents are ignored, in composed and decomposed text', () => {
    expect(fold('Café ÉTÉ')).toBe('cafe ete');
    expect(fold('Cafe\u0301')).toBe('cafe');
  });
});

describe('foldWords', () => {
  it('punctuation and line breaks become a single space between words', () => {
    expect(foldWords('  E-mail,\nplease! ')).toBe('e mail please');
  });
});

describe('hasWords', () => {
  const texts = [
    'Logo Design. A mark for a stamp.',
    'Café menu, designed',
    'Wedding (Full-day): drone, film',
  ];

  it.each([
    ['design', [0, 1]],
    ['DESIGN logo', [0]],
    ['cafe', [1]],
    ['CAFÉ', [1]],
    ['full-day', [2]],
    ['film wedding', [2]],
    ['wedding logo', []],
    ['(', [2]],
    ['.*', []],
    ['   ', [0, 1, 2]],
  ])('the search “%s” finds the texts %j', (term, found) => {
    const words = searchWords(term);
    expect([0, 1, 2].filter((index) => hasWords(fold(texts[index] ?? ''), words))).toEqual(found);
  });
});

test('a count of 1 takes the singular, any other the plural', () => {
  expect([0, 1, 2].map((count) => plural(count, 'service'))).toEqual([
    '0 services',
    '1 service',
    '2 services',
  ]);
});
