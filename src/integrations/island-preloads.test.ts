import { expect, test } from 'vitest';
import { islandScripts, withImports } from './island-preloads.ts';

test('only islands that load with the page are preloaded', () => {
  const html =
    '<astro-island component-url="/_astro/a.js" renderer-url="/_astro/r.js" client="load"></astro-island>' +
    '<astro-island component-url="/_astro/b.js" renderer-url="/_astro/r.js" client="visible"></astro-island>';
  expect(islandScripts(html)).toEqual(['/_astro/a.js', '/_astro/r.js']);
});

test('static imports are preloaded once at any depth, dynamic imports are not', () => {
  const files: Record<string, string> = {
    '/_astro/a.js': 'import{x}from"./b.js";import"./c.js";',
    '/_astro/b.js': 'import { y } from "./c.js"; const later = () => import("./d.js");',
    '/_astro/c.js': 'export const y = 1;',
  };
  const read = (address: string) => files[address] ?? expect.unreachable(address);
  expect(withImports(['/_astro/a.js'], read)).toEqual(['/_astro/a.js', '/_astro/b.js', '/_astro/c.js']);
});
