import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { projectRoot } from '#netlify/local/places.ts';
import { serveFolder } from './folder-server.ts';
import { loadCold, type PageLoad } from './page-load.ts';

/**
 * What the pages weigh and how soon they are seen, on a cold load with a slow phone and network; on request beside
 * another build. The two take turns, so that a machine that becomes slower makes both slower.
 */

const routes = ['/', '/services/photography', '/pricing', '/book-now'];
const measures = ['html', 'script', 'style', 'total', 'fcp', 'lcp'] as const;

interface Options {
  /** The folder of another build to compare with. */
  against: string | undefined;
  /** How often each page is loaded. */
  runs: number;
}

const isTime = (measure: string) => measure === 'fcp' || measure === 'lcp';

/** The middle one of the values, and the smallest and largest. */
function spread(values: number[]): { low: number; median: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const middle = (sorted.length - 1) / 2;
  return {
    low: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    high: at(sorted.length - 1),
  };
}

/** "12.3 kB", or "1234 ms (1201 to 1402)". */
function written(loads: PageLoad[], measure: (typeof measures)[number]): string {
  const { low, median, high } = spread(loads.map((load) => load[measure]));
  if (!isTime(measure)) return `${(median / 1000).toFixed(1)} kB`;
  return `${Math.round(median)} ms (${Math.round(low)} to ${Math.round(high)})`;
}

/** One row of the table: the measure, this build, and what the other one makes of it. */
function row(measure: (typeof measures)[number], own: PageLoad[], other: PageLoad[]): string {
  const cells = [`  ${measure.padEnd(7)}`, written(own, measure).padEnd(26)];
  if (other.length > 0) {
    const median = (loads: PageLoad[]) => spread(loads.map((load) => load[measure])).median;
    const ratio = median(other) === 0 ? '' : `x ${(median(own) / median(other)).toFixed(3)}`;
    cells.push(written(other, measure).padEnd(26), ratio);
  }
  return cells.join(' ').trimEnd();
}

/** The folders that are measured: this project's build, then the other one. Throws when one is not there. */
function foldersOf(against: string | undefined): string[] {
  const folders = [path.join(projectRoot, 'dist'), ...(against === undefined ? [] : [path.resolve(against)])];
  const missing = folders.find((folder) => !existsSync(path.join(folder, 'index.html')));
  if (missing === undefined) return folders;
  throw new Error(`There is no built site in ${missing}. Please run "npm run build" first.`);
}

/** Loads the address from every server in turn. The first round is not counted: the servers compress then. */
async function loadInTurns(browser: Browser, urls: string[], runs: number): Promise<PageLoad[][]> {
  const loads: PageLoad[][] = urls.map(() => []);
  for (let run = 0; run <= runs; run += 1)
    for (const [index, url] of urls.entries()) {
      const load = await loadCold(browser, url);
      if (run > 0) loads[index]?.push(load);
    }
  return loads;
}

/** Prints a table for every page. */
export async function benchPages(browser: Browser, { against, runs }: Options): Promise<void> {
  const servers = await Promise.all(foldersOf(against).map((folder) => serveFolder(folder)));
  console.log(
    `Cold loads, 412 px at 1.75, CPU 4 times slower, 1.6 Mbit/s, 150 ms; median of ${runs} (lowest to highest)`,
  );
  if (against !== undefined) console.log(`This build, then ${against}, then this build by the other one`);
  try {
    for (const route of routes) {
      const urls = servers.map(({ url }) => url + route);
      const [own = [], other = []] = await loadInTurns(browser, urls, runs);
      console.log(`\n${route}`);
      for (const measure of measures) console.log(row(measure, own, other));
    }
  } finally {
    for (const server of servers) server.stop();
  }
}
