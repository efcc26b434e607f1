import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobNames } from './jobs.ts';

const functions = new URL('../../functions/', import.meta.url);

test('every scheduled function runs as a job of its own name, so that missed runs are noticed', () => {
  const scheduled = readdirSync(functions)
    .map((file) => ({ file, code: readFileSync(new URL(file, functions), 'utf8') }))
    .filter(({ code }) => code.includes('schedule:'));
  for (const { file, code } of scheduled)
    expect(code, file).toMatch(new RegExp(`run(Job|WhenDue)\\('${file.slice(0, -3)}'`));
  expect(scheduled.map(({ file }) => file.slice(0, -3)).sort()).toEqual([...jobNames].sort());
});
