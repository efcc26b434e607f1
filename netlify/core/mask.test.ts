import { expect, test } from 'vitest';
import { masked } from './mask.ts';

test.each([
  ['550 5.1.1 <aline@example.com>: unknown', '550 5.1.1 <[email]>: unknown'],
  ['/api/x/aline.uwase+x@mail.example.rw/y', '/api/x/[email]/y'],
  ['smtp://studio:hunter2@mail.example:587', 'smtp://studio:[email]:587'],
  ['invalid input: "+250 788 123 456"', 'invalid input: "[phone]"'],
  ['0788123456, 078 812 3456 and 250788123456', '[phone], [phone] and [phone]'],
])('personal data is masked in logs: %s', (text, left) => {
  expect(masked(text)).toBe(left);
});

test.each([
  'FTS-7K3MP-9Q2XT',
  '11111111-2222-4333-8444-078812345678',
  'node_modules/@netlify/database/dist/index.js:12:5',
  'connect ECONNREFUSED 127.0.0.1:5432',
])('ids, paths and codes are not masked: %s', (text) => {
  expect(masked(text)).toBe(text);
});

test('a text of two million characters is cut to 2,000', () => {
  expect(masked('a@'.repeat(1_000_000))).toHaveLength(2000);
});
