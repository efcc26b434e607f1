import { expect, test } from 'vitest';
import { paperAddress } from './paper-address.ts';

const token = 'AbCdEfGhIjKlMnOpQrSt_-';

test('an address names a code for staff, or a token and a code for a client', () => {
  expect(paperAddress('7K3M-P9Q2-XT4B')).toEqual({ code: '7K3M-P9Q2-XT4B', token: undefined });
  expect(paperAddress(`${token}/7k3mp9q2xt4b`)).toEqual({ code: '7K3M-P9Q2-XT4B', token });
});

test.each(['', token, `${token}/`, `short/7K3M-P9Q2-XT4B`, `${token}/7K3M`, '<script>', `${token}/x/y`])(
  'the address "%s" names no paper',
  (key) => {
    expect(paperAddress(key)).toBeUndefined();
  },
);
