import { expect, it } from 'vitest';
import { shareMessage } from './share-words.ts';

it('the message of a share has name, amount and link', () => {
  expect(shareMessage({ name: 'Jean', amount: 1000 }, 'https://site/share#x')).toMatch(
    /^Hello Jean, .* 1,000 RWF .*\nhttps:\/\/site\/share#x$/s,
  );
});
