import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#netlify/ops/places.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Figure } from './figures.ts';

const file = path.join(projectRoot, 'docs/benchmarks.md');

export async function writeFigures(bench: string, figures: readonly Figure[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [begin, end] = [`<!-- ${bench} -->`, `<!-- end of ${bench} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for the figures of ${bench}.`);
  const rows = figures.map(({ what, measured, baseline = '', goal = '', missed = false }) =>
    rowOf([what, measured, baseline, missed ? `**missed:** ${goal}` : goal]),
  );
  const table = [rowOf(['Measurement', 'Result', 'Baseline', 'Goal']), '| --- | --- | --- | --- |', ...rows];
  const day = `Measured on ${todayInKigali(new Date())}.`;
  const section = [begin, '', day, '', ...table, '', end].join('\n');
  await writeFile(file, text.slice(0, from) + section + text.slice(to + end.length));
  execFileSync(path.join(projectRoot, 'node_modules/.bin/biome'), ['format', '--write', file]);
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
