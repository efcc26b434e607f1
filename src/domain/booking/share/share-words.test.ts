import { describe, expect, it } from 'vitest';
import { occasionWords, piecesSentence, restSentence, shareMessage } from './share-words.ts';

describe('words of a share', () => {
  it('the occasion names work, studio and day', () => {
    expect(occasionWords({ occasion: 'photography', day: '2026-12-05' })).toBe(
      'photography with FTS Studio on 5 December 2026',
    );
    expect(occasionWords({ occasion: 'a fee', day: null })).toBe('a fee with FTS Studio');
  });

  it('a rest or pieces are explained only where the request differs from the share', () => {
    const whole = { amount: 1000, received: 0, open: 1000, next: 1000 };
    expect([restSentence(whole), piecesSentence(whole)]).toEqual(['', '']);
    expect(restSentence({ ...whole, open: 400, next: 400 })).toContain('Only 400 RWF is left');
    const large = { amount: 4_500_000, received: 0, open: 4_500_000, next: 2_000_000 };
    expect([restSentence(large), piecesSentence(large)]).toEqual([
      '',
      expect.stringContaining('2,000,000 RWF'),
    ]);
  });

  it('the message has name, amount and link', () => {
    expect(shareMessage({ name: 'Jean', amount: 1000 }, 'https://site/share#x')).toMatch(
      /^Hello Jean, .* 1,000 RWF .*\nhttps:\/\/site\/share#x$/s,
    );
  });
});
