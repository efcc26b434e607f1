import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

/** dependency-cruiser reads no `.astro` files: here their imports are held against its rules, as far as those go by path. */

type Rule = NonNullable<typeof config.forbidden>[number];
type Patterns = string | string[] | undefined;

/** Pages and components import for more than types in their heads and in their scripts. */
const importLine = /^\s*import\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/** The files of the site that a page or component imports. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(importLine)].flatMap(([, to = '']) => {
    if (to.startsWith('#')) return [to.slice(1)];
    return to.startsWith('.') ? [path.join(path.dirname(file), to)] : [];
  });
}

/** How the first of the patterns that fits does so. No patterns fit nothing. As there, $1 stands for a folder of the importer. */
function match(patterns: Patterns, place: string, folder = ''): RegExpExecArray | undefined {
  const expressions = [patterns ?? []].flat().map((text) => new RegExp(text.replace('$1', () => folder)));
  return expressions.flatMap((expression) => expression.exec(place) ?? [])[0];
}

/** What this rule forbids an importer to import. */
function forbiddenBy({ from, to }: Rule, file: string): string[] {
  const fits = match(from.path ?? '', file);
  if (!fits || match(from.pathNot, file)) return [];
  return importsOf(file).filter(
    (target) => match(to.path, target, fits[1]) && !match(to.pathNot, target, fits[1]),
  );
}

test('imports of .astro files run one way', () => {
  const files = globSync('src/**/*.astro');
  expect(files.length).toBeGreaterThan(100);
  const forbidden = (config.forbidden ?? []).flatMap((rule) =>
    files.flatMap((file) => forbiddenBy(rule, file).map((target) => `${rule.name}: ${file} → ${target}`)),
  );
  expect(forbidden).toEqual([]);
});
