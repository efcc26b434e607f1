import { describe, expect, it } from 'vitest';
import type { Price } from '#src/domain/catalogue/prices/price.ts';
import { en as prices } from '#src/domain/catalogue/prices/words/en.ts';
import { speak } from '#src/lib/words/messages.ts';
import { en } from '../words/en.ts';
import { confirmSentence } from './line-words.ts';

const words = speak('en', en);

const fixed: Price = { kind: 'fixed', amount: 100_000 };
const range: Price = { kind: 'range', min: 15_000, max: 60_000 };
const onRequest: Price = { kind: 'on-request' };

describe('confirmSentence', () => {
  it.each<[Price, boolean, number, boolean | undefined, string | undefined]>([
    [fixed, true, 18_000, undefined, undefined],
    [fixed, false, 0, false, 'your VAT exemption'],
    [range, false, 2288, undefined, 'the price (15,000–60,000 RWF each)'],
    [range, false, 0, false, 'the price (15,000–60,000 RWF each) and your VAT exemption'],
    [{ kind: 'from', amount: 9_000_000 }, false, 1, undefined, 'the price (from 9,000,000 RWF each)'],
    [onRequest, false, 0, undefined, 'the price'],
  ])(
    'with price %j, fixed %s, VAT %i and VAT option %s, staff confirm: %s',
    (price, isFixed, vat, option, text) => {
      const sentence = confirmSentence(words, speak('en', prices), {
        price,
        fixed: isFixed,
        vat,
        options: { vat: option },
      });
      expect(sentence).toBe(text && `We’ll confirm first: ${text}.`);
    },
  );
});
