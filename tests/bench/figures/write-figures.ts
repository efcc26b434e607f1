import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#netlify/local/places.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Figure } from './figures.ts';
import { withFigures } from './figures-table.ts';

/** Writes what a benchmark noted into the README, in place of what it found before. */
export async function writeFigures(bench: string, figures: readonly Figure[]): Promise<void> {
  const file = path.join(projectRoot, 'README.md');
  const text = await readFile(file, 'utf8');
  await writeFile(file, withFigures(text, bench, figures, todayInKigali(new Date())));
}
