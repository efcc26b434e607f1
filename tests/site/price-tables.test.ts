import { expect, test } from 'vitest';
import { newsletterDiscountPercent } from '#src/domain/discount/discount.ts';
import { builtPage, wordsOf } from './built-page.ts';

const services = ['photography', 'videography', 'editing-retouching', 'audio-production', 'dancing'];
const routes = [...services.map((name) => `/services/${name}`), '/pricing/frames'];

test.each(routes)('only “add to cart” and the bar of the cart are filled in the prices of %s', (route) => {
  const table = builtPage(route).querySelector('price-table form, frames-table');
  const filled = table?.querySelectorAll('.button--primary') ?? [];
  const others = filled.filter((button) => button.closest('.tier') === null);
  expect(filled.length).toBe((table?.querySelectorAll('.tier [data-add-to-cart]').length ?? 0) + 1);
  expect(others.map((button) => button.closest('.action-bar') !== null)).toEqual([true]);
});

test.each(services)('the hero of /services/%s has one filled action', (name) => {
  expect(builtPage(`/services/${name}`).querySelectorAll('.service-hero .button--primary')).toHaveLength(1);
});

test.each(routes)('below the prices of %s, a link to the newsletter has its percentage', (route) => {
  const page = builtPage(route);
  const link = page.querySelector(
    'price-table form a[href="#newsletter"], frames-table a[href="#newsletter"]',
  );
  expect(wordsOf(link)).toBe(`First booking? Get ${newsletterDiscountPercent}% off`);
  expect(wordsOf(page.querySelector('#newsletter'))).toContain(`${newsletterDiscountPercent}% off`);
});

test.each([
  ['/services/photography', 'move your session once'],
  ['/pricing/frames', 'Prints and frames are made for you'],
])('below the prices of %s it says what a client does not risk', (route, last) => {
  const words = wordsOf(builtPage(route).querySelector('.assurances'));
  expect(words).toContain('Nothing is charged until you enter your PIN.');
  expect(words).toContain(last);
});

test.each([
  ['photography', ['2 hours', '4 hours', '8 hours']],
  ['videography', ['Event Coverage', 'Corporate Videos', 'Promotional Videos']],
])('the guide of /services/%s explains each choice of the switch', (name, choices) => {
  const page = builtPage(`/services/${name}`);
  expect(page.querySelectorAll('price-table .guide dt').map((term) => wordsOf(term))).toEqual(choices);
  const labels = page.querySelectorAll('price-table .switch label').map((label) => wordsOf(label));
  expect(choices.filter((choice) => !labels.includes(choice))).toEqual([]);
});
