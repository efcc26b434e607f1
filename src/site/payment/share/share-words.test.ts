import { expect, it } from 'vitest';
import { en as shareEnglish } from '#src/domain/payment/share/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { leadSentence, payNotes } from './share-words.ts';
import { en } from './words/en.ts';

const words = speak('en', en);
const part = { name: 'Jean', amount: 1000 };
const lead = (share: Omit<Parameters<typeof leadSentence>[2], keyof typeof part>) =>
  leadSentence(words, speak('en', shareEnglish), { ...part, ...share });

it('the first sentence names the work, the studio and the day', () => {
  expect(lead({ kind: 'session', services: ['photography', 'videography'], day: '2026-12-05' })).toBe(
    'Jean, your part is <amount>1,000 RWF</amount> for photography and videography with FTS Studio on 5 December 2026.',
  );
  expect(lead({ kind: 'session', services: [], day: null })).toContain(' for a booking with FTS Studio.');
  expect(lead({ kind: 'goods', services: [], day: null })).toContain(' for prints and frames with FTS ');
  expect(lead({ kind: 'fee', services: [], day: null })).toContain(' for a fee with FTS Studio.');
});

it('a rest or pieces are explained only where the request differs from the share', () => {
  const whole = { amount: 1000, received: 0, open: 1000, next: 1000, state: 'open' } as const;
  expect(payNotes(words, whole)).toEqual([]);
  expect(payNotes(words, { ...whole, open: 400, next: 400 })).toEqual([
    expect.stringContaining('Only 400 RWF is left'),
  ]);
  const large = { ...whole, amount: 4_500_000, open: 4_500_000, next: 2_000_000 };
  expect(payNotes(words, large)).toEqual([expect.stringContaining('2,000,000 RWF')]);
});
