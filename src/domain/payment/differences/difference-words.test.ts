import { expect, test } from 'vitest';
import { differenceText } from './difference-words.ts';

test.each([
  [
    { kind: 'unknown', ourAmount: null, ourStatus: null, theirAmount: 5000, theirStatus: 'successful' },
    '5,000 RWF arrived at Paypack, and no payment in our records matches it.',
  ],
  [
    { kind: 'missing', ourAmount: 5000, ourStatus: 'successful', theirAmount: null, theirStatus: null },
    'We recorded 5,000 RWF as paid, and Paypack does not have it.',
  ],
  [
    { kind: 'amount', ourAmount: 5000, ourStatus: 'pending', theirAmount: 4000, theirStatus: 'successful' },
    'We requested 5,000 RWF, and Paypack has 4,000 RWF.',
  ],
  [
    { kind: 'state', ourAmount: 5000, ourStatus: 'successful', theirAmount: 5000, theirStatus: 'failed' },
    'We recorded 5,000 RWF as paid; at Paypack it failed.',
  ],
  [
    { kind: 'state', ourAmount: 5000, ourStatus: 'successful', theirAmount: 5000, theirStatus: 'pending' },
    'We recorded 5,000 RWF as paid; at Paypack it is not paid.',
  ],
  [
    { kind: 'state', ourAmount: 5000, ourStatus: 'failed', theirAmount: 5000, theirStatus: 'successful' },
    'Paypack has 5,000 RWF as paid; we do not.',
  ],
  [
    { kind: 'ledger-payment', ourAmount: 5000, ourStatus: null, theirAmount: 4000, theirStatus: null },
    '5,000 RWF arrived by mobile money, and the ledger has 4,000 RWF of it.',
  ],
  [
    { kind: 'ledger-refund', ourAmount: 5000, ourStatus: null, theirAmount: 6000, theirStatus: null },
    '6,000 RWF of 5,000 RWF was refunded.',
  ],
] as const)('the payment difference %j reads “%s”', (sides, sentence) => {
  expect(differenceText(sides)).toBe(sentence);
});
