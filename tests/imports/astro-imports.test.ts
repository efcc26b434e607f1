import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import config from '../../.dependency-cruiser.mjs';

// dependency-cruiser does not read `.astro` files, so this checks their imports against its path rules.

const rules = (config.forbidden ?? []) as IRegularForbiddenRuleType[];

/** Lists the imports of a page or component, in frontmatter and scripts, without types. */
const importLine = /^\s*import\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(importLine)].flatMap(([, to = '']) => {
    if (to.startsWith('#')) return [to.slice(1)];
    return to.startsWith('.') ? [path.join(path.dirname(file), to)] : [];
  });
}

/** True if a pattern matches; $1 is what `from` captured, as in dependency-cruiser. */
function fits(patterns: string | string[] | undefined, place: string, folder = ''): boolean {
  return [patterns ?? []].flat().some((text) => new RegExp(text.replace('$1', () => folder)).test(place));
}

function forbiddenBy({ from, to }: IRegularForbiddenRuleType, file: string): string[] {
  if (!fits(from.path ?? '', file) || fits(from.pathNot, file)) return [];
  const folder = new RegExp([from.path ?? ''].flat()[0] ?? '').exec(file)?.[1];
  return importsOf(file).filter(
    (target) => fits(to.path, target, folder) && !fits(to.pathNot, target, folder),
  );
}

test('imports of .astro files follow the import rules', () => {
  const files = globSync('src/**/*.astro');
  expect(files.length).toBeGreaterThan(100);
  const forbidden = rules.flatMap((rule) =>
    files.flatMap((file) => forbiddenBy(rule, file).map((target) => `${rule.name}: ${file} → ${target}`)),
  );
  expect(forbidden).toEqual([]);
});
