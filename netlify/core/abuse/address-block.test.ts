import { expect, test } from 'vitest';
import { addressBlock } from './address-block.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12'],
  ['2001:0db8:0000:0012::1', '2001:db8:0:12'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['local', 'local'],
])('%s belongs to %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
