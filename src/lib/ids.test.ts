import { describe, expect, it } from 'vitest';
import { discountCodeFrom, newDiscountCode, newReference } from './ids.ts';

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
