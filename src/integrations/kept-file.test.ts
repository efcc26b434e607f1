import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptFile } from './kept-file.ts';

test('a file is made once from one source, and once more from another', async () => {
  const made: string[] = [];
  const ask = (source: string) =>
    keptFile('kept.txt', { by: import.meta.url, tool: 'typescript', source }, async () => {
      made.push(source);
      return `made of ${source}`;
    });
  const [one, other] = [randomUUID(), randomUUID()];
  const files = [await ask(one), await ask(one), await ask(other)];
  for (const file of files.slice(1)) rmSync(path.dirname(file), { recursive: true });
  expect(made).toEqual([one, other]);
  expect(files[1]).toBe(files[0]);
});

test('what was made is what is read', async () => {
  const recipe = { by: import.meta.url, tool: 'typescript', source: randomUUID() };
  const file = await keptFile('kept.txt', recipe, async () => 'Murakoze');
  const text = readFileSync(file, 'utf8');
  rmSync(path.dirname(file), { recursive: true });
  expect(text).toBe('Murakoze');
});
