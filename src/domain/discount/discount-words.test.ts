import { expect, test } from 'vitest';
import { newsletterPage } from '#src/domain/newsletter/newsletter-content.ts';
import { newsletterDiscountMonths, newsletterDiscountPercent } from './discount.ts';
import { firstBookingWords } from './discount-words.ts';

test('newsletter box and price pages name the percentage and the months of the code', () => {
  const { heading, text } = newsletterPage.box;
  const off = `${newsletterDiscountPercent}% off`;
  expect([heading, text, firstBookingWords].filter((words) => !words.includes(off))).toEqual([]);
  expect(text).toContain(`valid for ${newsletterDiscountMonths} months`);
});
