import { createHash } from 'node:crypto';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { islandWatch as code, islandWatchHash } from './island-watch.ts';

it('holds nothing that an engine of 2009 stumbles over', async () => {
  // esbuild refuses what it would have to rewrite.
  await expect(transform(code, { target: 'es5' })).resolves.toBeDefined();
  await expect(transform('const late = () => 1;', { target: 'es5' })).rejects.toThrow(/not supported/);
  expect(code).not.toMatch(/=>|`|\bconst\b|\blet\b|\bclass\b|\?\.|\?\?/);
});

it('is one script that stands inside HTML and imports nothing', () => {
  expect(code).not.toMatch(/\bimport\(|\brequire\(|<\/script/i);
  expect(code, 'whatever the page’s encoding').toMatch(/^[\x20-\x7e\n]+$/);
  expect(Buffer.byteLength(code)).toBeLessThan(4000);
});

it('is what the policy allows', () => {
  expect(islandWatchHash).toBe(`sha256-${createHash('sha256').update(code).digest('base64')}`);
});
