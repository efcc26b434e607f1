import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from './phone.ts';

describe('normalisePhone', () => {
  it.each([
    ['0788123456', '0788123456'],
    ['+250 788 123 456', '0788123456'],
    ['250 788-123-456', '0788123456'],
    ['(079) 812.3456', '0798123456'],
    ['072 812 3456', '0728123456'],
    ['073 812 3456', '0738123456'],
    ['075 812 3456', '0758123456'],
  ])('%s is normalised to %s', (text, number) => {
    expect(normalisePhone(text)).toBe(number);
  });

  it.each([
    '',
    '788123456',
    '0748123456',
    '0708123456',
    '078812345',
    '07881234567',
    '+254788123456',
    '+2500788',
    'call me',
    '0788123456x',
  ])('%j is not a mobile money number', (text) => {
    expect(normalisePhone(text)).toBeUndefined();
  });

  it('a phone number is normalised alike in every notation', () => {
    const number = fc
      .tuple(fc.constantFrom('078', '079', '075', '073', '072'), fc.stringMatching(/^\d{7}$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('', '25', '+25'),
        fc.constantFrom('', ' ', '-'),
        (plain, code, gap) => {
          expect(normalisePhone(code + [...plain].join(gap))).toBe(plain);
        },
      ),
    );
  });
});
