import { expect, test } from 'vitest';
import { internationalPhone } from './international-phone.ts';

test.each([
  ['0788123456', '+250788123456'],
  ['0788 123 456', '+250788123456'],
  ['+250 (788) 123-456', '+250788123456'],
  ['+254 700 000 000', '+254700000000'],
])('the phone number %j is dialled as %j', (typed, dialled) => {
  expect(internationalPhone(typed)).toBe(dialled);
});
