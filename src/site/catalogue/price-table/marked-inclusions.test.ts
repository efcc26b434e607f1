import { expect, test } from 'vitest';
import { markedInclusions } from './marked-inclusions.ts';

const inclusions = {
  basic: ['20 photos', 'Online gallery'],
  standard: ['50 photos', 'Online gallery', 'One print'],
  premium: ['100 photos', 'One print'],
  vip: ['100 photos', '20 photos'],
};

test.each([
  ['basic', 'no inclusions', []],
  ['standard', 'inclusions that Basic lacks', ['50 photos', 'One print']],
  ['premium', 'inclusions that Standard lacks', ['100 photos']],
  ['vip', 'inclusions that Premium lacks, even if Basic has them', ['20 photos']],
] as const)('the tier %s marks %s', (tier, _, marked) => {
  const lines = markedInclusions({ inclusions }, tier);
  expect(lines.map(({ line }) => line)).toEqual(inclusions[tier]);
  expect(lines.filter(({ more }) => more).map(({ line }) => line)).toEqual(marked);
});
