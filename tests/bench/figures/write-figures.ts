import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#netlify/local/places.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { takeFigures } from './figures.ts';
import { withFigures } from './figures-table.ts';

/** Writes what a benchmark noted into the README; nothing for one that notes nothing. */
export async function writeFigures(bench: string): Promise<void> {
  const figures = takeFigures();
  if (figures.length === 0) return;
  const file = path.join(projectRoot, 'README.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, withFigures(text, bench, figures, todayInKigali(new Date())));
}
