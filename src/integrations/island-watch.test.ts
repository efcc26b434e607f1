import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { islandWatch as code } from './island-watch.ts';

it('the island watch has no syntax newer than ES5', async () => {
  // esbuild throws on syntax that it cannot lower to ES5.
  await expect(transform(code, { target: 'es5' })).resolves.toBeDefined();
  await expect(transform('const late = () => 1;', { target: 'es5' })).rejects.toThrow(/not supported/);
  expect(code).not.toMatch(/=>|`|\bconst\b|\blet\b|\bclass\b|\?\.|\?\?/);
});

it('the island watch is a short ASCII script that is safe inside HTML and imports nothing', () => {
  expect(code).not.toMatch(/\bimport\(|\brequire\(|<\/script/i);
  expect(code, 'whatever the page’s encoding').toMatch(/^[\x20-\x7e\n]+$/);
  expect(Buffer.byteLength(code)).toBeLessThan(4000);
});
