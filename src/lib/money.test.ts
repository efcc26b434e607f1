import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, groupThousands } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [0, '0 RWF'],
    [100, '100 RWF'],
    [1000, '1,000 RWF'],
    [150_000, '150,000 RWF'],
    [20_000_000, '20,000,000 RWF'],
    [-1500, '-1,500 RWF'],
  ])('%i is written as %s', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });

  it('grouping thousands keeps every digit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(Number(groupThousands(amount).replaceAll(',', ''))).toBe(amount);
      }),
    );
  });
});
