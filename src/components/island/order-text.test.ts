import { expect, it } from 'vitest';
import { orderText } from './order-text.ts';

const portrait = {
  sku: 'sessions/portrait/2/basic',
  name: 'Portrait photography, 2 hours, Basic',
  quantity: 2,
};
const logo = { sku: 'catalogue/logo', name: 'Logo design', quantity: 1 };

it('says the cart in words, one line each', () => {
  expect(orderText(JSON.stringify([portrait, logo]))).toBe(
    '2 × Portrait photography, 2 hours, Basic\n1 × Logo design',
  );
});

it('says what was chosen about a line', () => {
  const chosen = { ...logo, options: { km: 12, express: true, vat: false } };
  expect(orderText(JSON.stringify([chosen]))).toBe('1 × Logo design, 12 km of travel, express, without VAT');
});

it.each(['', '[]', '{"sku": 12', '{}', 'null', '12', '[null]', '[{}]', '[7, "two"]', '[{"quantity": 1}]'])(
  'is empty where there is no cart: %s',
  (stored) => {
    expect(orderText(stored)).toBe('');
  },
);

it('leaves out what is no line, and keeps the others', () => {
  expect(orderText(JSON.stringify([null, logo, {}, { ...logo, name: 7 }]))).toBe('1 × Logo design');
});

it('can always be put into an address, even with half a character in it', () => {
  const text = orderText(JSON.stringify([{ ...logo, name: 'Logo \ud83d\ude00 \ud83d\udc00\udc00' }]));
  expect(text).toBe('1 × Logo \ud83d\ude00 \ud83d\udc00\ufffd');
  expect(() => encodeURIComponent(text)).not.toThrow();
});
