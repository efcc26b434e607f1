import { expect, it } from 'vitest';
import { parseAppliedDiscount } from './applied-discount.ts';

it('a stored discount is restored unchanged', () => {
  const applied = { code: 'MURAHO-7K3MP-9Q2XT', percent: 30 };
  expect(parseAppliedDiscount(JSON.stringify(applied))).toEqual(applied);
});

it.each([
  null,
  '',
  'corrupt',
  'null',
  '[]',
  '4',
  '{"code":"","percent":30}',
  '{"code":"A","percent":"30"}',
  '{"code":"A","percent":0}',
  '{"code":"A","percent":101}',
])('the stored text %j is read as no discount', (kept) => {
  expect(parseAppliedDiscount(kept)).toBeUndefined();
});
