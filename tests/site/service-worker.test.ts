import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { addressIn } from '#src/lib/words/languages.ts';
import { languagesOf } from '#src/lib/words/pages.ts';
import { builtFile } from './built-page.ts';

/** Returns the transferred bytes; fonts are compressed already. */
const weight = (file: string) => {
  const bytes = readFileSync(builtFile(file));
  return file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length;
};

test('the service worker is under 11.5 kB and precaches only the offline page, styles and fonts', () => {
  // Formats the date of a notice in three languages.
  expect(weight('/sw.js')).toBeLessThan(11_500);
  const [list = ''] =
    /\[\{url:"\/offline\.html"[^\]]*\]/.exec(readFileSync(builtFile('/sw.js'), 'utf8')) ?? [];
  const files = [...list.matchAll(/url:"([^"]+)"/g)].map(([, url = '']) => url);
  expect(files[0]).toBe('/offline.html');
  const offline = languagesOf('/offline').map((language) => addressIn(language, '/offline.html'));
  const others = files.filter((file) => !offline.includes(file));
  expect(others.every((file) => /^\/_astro\/.*\.(css|woff2)$/.test(file))).toBe(true);
  expect([...offline.slice(0, 1), ...others].map(weight).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(
    75_000,
  );
});
