import { expect, it } from 'vitest';
import { en } from '../page/words/en.ts';
import { orderText } from './order-text.ts';

const portrait = {
  sku: 'sessions/portrait/2/basic',
  name: 'Portrait photography, 2 hours, Basic',
  quantity: 2,
};
const logo = { sku: 'catalogue/logo', name: 'Logo design', quantity: 1 };

it('the cart becomes text with one line per item', () => {
  expect(orderText(en, JSON.stringify([portrait, logo]))).toBe(
    '2 × Portrait photography, 2 hours, Basic\n1 × Logo design',
  );
});

it('the text of a cart line includes travel, express and VAT options', () => {
  const chosen = { ...logo, options: { km: 12, express: true, vat: false } };
  expect(orderText(en, JSON.stringify([chosen]))).toBe(
    '1 × Logo design, 12 km of travel, express, without VAT',
  );
});

it.each(['', '[]', '{"sku": 12', '{}', 'null', '12', '[null]', '[{}]', '[7, "two"]', '[{"quantity": 1}]'])(
  'the text of a missing or corrupt cart is empty: %s',
  (stored) => {
    expect(orderText(en, stored)).toBe('');
  },
);

it('invalid cart lines are left out of the text, and the valid ones stay', () => {
  expect(orderText(en, JSON.stringify([null, logo, {}, { ...logo, name: 7 }]))).toBe('1 × Logo design');
});

it('the cart text can always be URI-encoded, even with a lone surrogate in a name', () => {
  const text = orderText(en, JSON.stringify([{ ...logo, name: 'Logo \ud83d\ude00 \ud83d\udc00\udc00' }]));
  expect(text).toBe('1 × Logo \ud83d\ude00 \ud83d\udc00\ufffd');
  expect(() => encodeURIComponent(text)).not.toThrow();
});
