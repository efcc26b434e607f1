import { expect, it } from 'vitest';
import { readPaymentAddress, withReference } from './payment-address.ts';

it.each([
  ['?checkout_id=b1&ref=r1&status=completed', 'r1', 'completed'],
  ['?checkout_id=b1', 'b1', null],
  ['?checkout_id=b1&ref=', 'b1', null],
  ['?status=failed', null, 'failed'],
  ['', null, null],
])('the address %s is read as reference and status', (search, reference, status) => {
  expect(readPaymentAddress(search)).toEqual({ reference, status });
});

it('a new transaction replaces the reference and drops the old status', () => {
  expect(withReference('?checkout_id=b1&ref=r1&status=failed', 'r2')).toBe('?checkout_id=b1&ref=r2');
});
