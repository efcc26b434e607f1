import { describe, expect, it } from 'vitest';
import { discountCodeFrom, newDiscountCode, newPaperCode, newReference, paperCodeFrom } from './ids.ts';

it('a reference has no ambiguous characters, so that it can be read out over the phone', () => {
  for (let count = 0; count < 500; count += 1)
    expect(newReference()).toMatch(/^FTS-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

it('a thousand references are all different', () => {
  const made = new Set(Array.from({ length: 1000 }, newReference));
  expect(made.size).toBe(1000);
});

describe('a discount code', () => {
  it('a discount code has no ambiguous characters', () => {
    expect(newDiscountCode()).toMatch(/^MURAHO-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it.each(['MURAHO-7K3MP-01VXT', 'muraho 7k3mp 01vxt', ' Murah0-7K3MPOIUXT ', '7K3MP-O1VXT', '7k3mpolvxt'])(
    'the discount code is found in "%s"',
    (typed) => {
      expect(discountCodeFrom(typed)).toBe('MURAHO-7K3MP-01VXT');
    },
  );

  it.each(['', 'MURAHO', '30', 'MURAHO-7K3MP', 'FTS-7K3MP-01VXT', 'MURAHO-7K3MP-01VXT-9', '’; drop table'])(
    'no discount code is found in "%s"',
    (typed) => {
      expect(discountCodeFrom(typed)).toBeUndefined();
    },
  );
});

describe('the code of a paper', () => {
  it('has twelve characters without lookalikes, in groups of four', () => {
    for (let count = 0; count < 500; count += 1) {
      const code = newPaperCode();
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(paperCodeFrom(code)).toBe(code);
    }
  });

  it.each(['7K3M-P901-XT4B', '7k3mp901xt4b', ' 7k3m p9oi xt4b ', '7K3M–P9OL–XT4B', '7K3MP.901.XT4B'])(
    'is found in "%s"',
    (typed) => {
      expect(paperCodeFrom(typed)).toBe('7K3M-P901-XT4B');
    },
  );

  it.each(['', '7K3M-P901', '7K3M-P901-XT4B-9', '7K3M/P901/XT4B', '’; drop table x'])(
    'is not found in "%s"',
    (typed) => {
      expect(paperCodeFrom(typed)).toBeUndefined();
    },
  );
});
