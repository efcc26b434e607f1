import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtFile } from './built-page.ts';

/** Returns the transferred bytes; fonts are compressed already. */
const weight = (file: string) => {
  const bytes = readFileSync(builtFile(file));
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
};

test('the service worker is under 10 kB and precaches only the offline page, styles and fonts', () => {
  expect(weight('/sw.js')).toBeLessThan(10_000);
  const [list = ''] =
    /\[\{url:"\/offline\.html"[^\]]*\]/.exec(readFileSync(builtFile('/sw.js'), 'utf8')) ?? [];
  const files = [...list.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url);
  expect(files[0]).toBe('/offline.html');
  expect(files.slice(1).every((file) => /^\/_astro\/.*\.(css|woff2)$/.test(file))).toBe(true);
  expect(files.map(weight).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(75_000);
});
