import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { projectRoot } from '#netlify/local/places.ts';
import { type Figure, noteFigure } from '../figures/figures.ts';
import { floorPath, serveWithFloors } from './floor.ts';
import { tapToPaint, ways } from './next-page.ts';
import { loadCold, type PageLoad } from './page-load.ts';
import { spread } from './spread.ts';

/**
 * What the pages weigh and how soon they are seen, on a cold load with a slow phone and network, beside a floor made from
 * the same page; on request beside another build. All take turns, so that a machine that becomes slower makes all slower.
 */

const routes = [
  '/',
  '/services',
  '/services/photography',
  '/pricing',
  '/insights/art-passion',
  '/internships/audio-production-internship',
  '/book-now',
];
const weights = ['html', 'script', 'style', 'font', 'picture', 'total'] as const;
const times = ['fcp', 'lcp'] as const;
/** How many times the floor's time a page may take. */
const allowed = { fcp: 1.25, lcp: 1.2 };
/** The booking form is an island: it is compared, and has no goal. */
const withoutGoal = ['/book-now'];
/** Milliseconds from a tap to the next page's largest paint, where the link was in sight for a moment. */
const allowedNext = 250;

interface Options {
  /** The folder of another build to compare with. */
  against: string | undefined;
  /** How often each page is loaded. */
  runs: number;
}

type Measure = (typeof weights)[number] | (typeof times)[number];

const median = (loads: PageLoad[], measure: Measure) => spread(loads.map((load) => load[measure])).median;

/** "12.3 kB", or "1234 ms (1201 to 1402)". */
function written(loads: PageLoad[], measure: Measure): string {
  const { low, median, high } = spread(loads.map((load) => load[measure]));
  if (measure !== 'fcp' && measure !== 'lcp') return `${(median / 1000).toFixed(1)} kB`;
  return `${Math.round(median)} ms (${Math.round(low)} to ${Math.round(high)})`;
}

/** One row of the table: the measure, this build, and the others with what this build makes of each. */
function row(measure: Measure, [own = [], ...others]: PageLoad[][]): string {
  const compared = others.map((other) => {
    const ratio = median(other, measure) === 0 ? '' : `x ${ratioOf(own, other, measure).toFixed(2)}`;
    return `${written(other, measure).padEnd(26)} ${ratio.padEnd(7)}`;
  });
  return [`  ${measure.padEnd(8)}`, written(own, measure).padEnd(26), ...compared].join(' ').trimEnd();
}

const ratioOf = (own: PageLoad[], other: PageLoad[], measure: Measure) =>
  median(own, measure) / median(other, measure);

/** The folders that are measured: this project's build, then the other one. Throws when one is not there. */
function foldersOf(against: string | undefined): string[] {
  const folders = [path.join(projectRoot, 'dist'), ...(against === undefined ? [] : [path.resolve(against)])];
  const missing = folders.find((folder) => !existsSync(path.join(folder, 'index.html')));
  if (missing === undefined) return folders;
  throw new Error(`There is no built site in ${missing}. Please run "npm run build" first.`);
}

/** Loads the addresses in turn. The first round is not counted: the servers compress then. */
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
  const servers = await Promise.all(foldersOf(against).map(serveWithFloors));
  console.log(
    `Cold loads over HTTP/2, 412 px at 1.75, CPU 4 times slower, 1.6 Mbit/s, 150 ms; median of ${runs} (lowest to highest)`,
  );
  console.log(
    `This build, its floor${against === undefined ? '' : `, then ${against}`}; x: this build by that one`,
  );
  try {
    for (const route of routes) {
      const [own, other] = servers.map(({ url }) => url);
      const urls = [`${own}${route}`, `${own}${floorPath}${route}`, ...(other ? [`${other}${route}`] : [])];
      const loads = await loadInTurns(browser, urls, runs);
      console.log(`\n${route}`);
      for (const measure of [...weights, ...times]) console.log(row(measure, loads));
      console.log(
        `  largest  ${loads.map(([load]) => (load?.largest ?? '').padEnd(26)).join(' ')}`.trimEnd(),
      );
      if (!withoutGoal.includes(route)) for (const time of times) noteFigure(figureOf(route, time, loads));
    }
    const [own] = servers;
    if (own) await benchNextPages(browser, own.url, runs);
  } finally {
    for (const server of servers) server.stop();
  }
}

/** Prints how soon a second page is seen. */
async function benchNextPages(browser: Browser, url: string, runs: number): Promise<void> {
  console.log(
    '\nFrom the tap to the largest paint of the next page: the link was in sight for a moment; at once',
  );
  for (const way of ways) {
    const rested: number[] = [];
    const atOnce: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      rested.push(await tapToPaint(browser, url, way, true));
      atOnce.push(await tapToPaint(browser, url, way, false));
    }
    const { low, median, high } = spread(rested);
    const name = `${way.from} to ${way.to}`;
    const ours = `${Math.round(median)} ms (${Math.round(low)} to ${Math.round(high)})`;
    console.log(`  ${name.padEnd(36)} ${ours.padEnd(24)} ${Math.round(spread(atOnce).median)} ms`);
    noteFigure({ what: `From ${name}`, ours, goal: `${allowedNext} ms`, missed: median > allowedNext });
  }
}

const names = { fcp: 'first words', lcp: 'largest part' };

function figureOf(route: string, time: 'fcp' | 'lcp', [own = [], floor = []]: PageLoad[][]): Figure {
  const ratio = ratioOf(own, floor, time);
  return {
    what: `${route}, ${names[time]}`,
    ours: `${written(own, time)}, x ${ratio.toFixed(2)}`,
    floor: written(floor, time),
    goal: `x ${allowed[time]}`,
    missed: ratio > allowed[time],
  };
}
