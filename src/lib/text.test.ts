import { describe, expect, it } from 'vitest';
import { foldLetters, foldWords } from './text.ts';

describe('foldLetters', () => {
  it('ignores case and accents and keeps every position', () => {
    expect(foldLetters('Café ÉTÉ').join('')).toBe('cafe ete');
    expect(foldLetters('İzina 📷')).toHaveLength(7);
  });
});

describe('foldWords', () => {
  it('leaves words with one space between them', () => {
    expect(foldWords('  E-mail,\nplease! ')).toBe('e mail please');
  });
});
