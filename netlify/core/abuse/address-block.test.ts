import { expect, test } from 'vitest';
import { addressBlock, addressPart, wideBlock } from './address-block.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12'],
  ['2001:0db8:0000:0012::1', '2001:db8:0:12'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['local', 'local'],
])('%s is counted under the block %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test.each([
  ['2001:DB8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0'],
  ['2001:db8:0:ffff::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['192.0.2.7', undefined],
  ['::ffff:192.0.2.7', undefined],
  ['local', undefined],
])('%s is counted under the wide block %s', (address, block) => {
  expect(wideBlock(address)).toBe(block);
});

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:DB8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0::/48'],
  ['local', 'local'],
])('the IP address %s is shortened to %s', (address, part) => {
  expect(addressPart(address)).toBe(part);
});
