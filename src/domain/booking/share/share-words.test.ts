import { expect, it } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import { shareMessage } from './share-words.ts';
import { en as bookingShare } from './words/en.ts';

it('the message of a share has name, amount and link', () => {
  expect(
    shareMessage(speak('en', bookingShare), { name: 'Jean', amount: 1000 }, 'https://site/share#x'),
  ).toMatch(/^Hello Jean, .* 1,000 RWF .*\nhttps:\/\/site\/share#x$/s);
});
