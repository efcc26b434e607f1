import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsletterPage } from '#src/domain/newsletter/newsletter-content.ts';
import { english } from '#tests/support/english.ts';
import {
  discounted,
  discountOf,
  discountRefusal,
  newsletterDiscountMonths,
  newsletterDiscountPercent,
} from './discount.ts';

describe('discountOf', () => {
  it.each([
    [650_000, 30, 195_000],
    [1, 30, 0],
    [2, 30, 1],
    [5, 30, 2],
    [0, 30, 0],
    [100, 0, 0],
    [100, 100, 100],
    [100, 250, 100],
    [100, -5, 0],
    [-100, 30, 0],
  ])('the discount on %i RWF at %i %% is %i RWF', (total, percent, discount) => {
    expect(discountOf(total, percent)).toBe(discount);
  });

  it('a discount is whole RWF between 0 and the total, for any total', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000_000 }), fc.integer({ min: 0, max: 100 }), (total, percent) => {
        const discount = discountOf(total, percent);
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(total - discount).toBeGreaterThanOrEqual(0);
        expect(Math.abs(discount * 100 - total * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

it('a discount reduces the VAT in proportion to the total', () => {
  expect(discounted({ total: 118_000, vat: 18_000 }, 30)).toEqual({
    discount: 35_400,
    total: 82_600,
    vat: 12_600,
  });
  expect(discounted({ total: 118_000, vat: 18_000 }, 0)).toEqual({
    discount: 0,
    total: 118_000,
    vat: 18_000,
  });
  expect(discounted({ total: 0, vat: 0 }, 30)).toEqual({ discount: 0, total: 0, vat: 0 });
});

it('the newsletter box names the percentage and the months of the code', () => {
  const { heading, text } = newsletterPage.box;
  const off = `${newsletterDiscountPercent}% off`;
  expect([heading, text].filter((words) => !words.includes(off))).toEqual([]);
  expect(text).toContain(`valid for ${newsletterDiscountMonths} months`);
});

describe('discountRefusal', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const good = {
    email: 'aline@example.com',
    expiresAt: new Date('2027-11-21T10:00:00Z'),
    used: false,
    bookedBefore: false,
  };

  it.each([undefined, 'aline@example.com', ' Aline@Example.com '])(
    'the email address %j may use a valid code',
    (email) => {
      expect(discountRefusal(good, now, email)).toBeUndefined();
    },
  );

  it.each([
    [good, 'bosco@example.com', /another email address/],
    [good, '', /enter that email address too/],
    [{ ...good, used: true }, undefined, /has been used/],
    [{ ...good, expiresAt: now }, undefined, /valid until 21 November 2026/],
    [{ ...good, bookedBefore: true }, good.email, /for a first booking/],
    [{ ...good, used: true, bookedBefore: true }, 'bosco@example.com', /another email address/],
  ])('the code %j is refused for the email address %j', (facts, email, sentence) => {
    expect(english(discountRefusal(facts, now, email) ?? '')).toMatch(sentence);
  });
});
