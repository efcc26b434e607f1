import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { projectRoot } from '#netlify/local/places.ts';
import { noteFigure } from '../figures/figures.ts';
import { floorPath, serveWithFloors } from './floor.ts';
import { noteLargestPaint, onSlowPhone, paintsOf } from './page-load.ts';

/** What the home page loads on the slow phone before anyone scrolls, as a picture in text: when each file was asked for and came. */

interface Request {
  name: string;
  kind: string;
  /** As the browser sees it when it asks. */
  priority: string;
  /** Milliseconds since the page was asked for. */
  asked: number;
  came?: number;
  bytes?: number;
}

/** Milliseconds that one sign of the picture stands for. */
const step = 50;

/** kB before anyone scrolls. */
const allowed = 120;

function noteRequests(devtools: CDPSession): Request[] {
  const requests = new Map<string, Request>();
  const list: Request[] = [];
  let start = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    start ||= timestamp;
    const made = {
      name: new URL(request.url).pathname,
      kind: type,
      priority: request.initialPriority,
      asked: (timestamp - start) * 1000,
    };
    requests.set(requestId, made);
    list.push(made);
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { came: (timestamp - start) * 1000, bytes: encodedDataLength });
  });
  return list;
}

function line({ name, kind, priority, asked, came = asked, bytes = 0 }: Request): string {
  const bar = ' '.repeat(asked / step) + '='.repeat(Math.max(1, (came - asked) / step));
  const figures = [asked, came].map((time) => String(Math.round(time)).padStart(5)).join(' to ');
  return `  ${kind.padEnd(10)} ${priority.padEnd(8)} ${(bytes / 1000).toFixed(1).padStart(5)} kB ${figures}  ${name.slice(-44).padEnd(44)} |${bar}`;
}

/** Prints a line for each file of the home page and of its floor, and the bytes of each kind. */
export async function benchWaterfall(browser: Browser): Promise<void> {
  const server = await serveWithFloors(path.join(projectRoot, 'dist'));
  try {
    const ours = await loadAndPrint(browser, 'The home page', server.url);
    const floor = await loadAndPrint(browser, 'Its floor', `${server.url}${floorPath}/`);
    noteFigure({
      what: 'The home page before anyone scrolls',
      ours: `${ours.toFixed(1)} kB`,
      floor: `${floor.toFixed(1)} kB`,
      goal: `${allowed} kB`,
      missed: ours > allowed,
    });
  } finally {
    server.stop();
  }
}

/** Gives how many kB came. */
async function loadAndPrint(browser: Browser, name: string, url: string): Promise<number> {
  // The first time the server compresses.
  await load(browser, url, async () => undefined);
  return load(browser, url, (page, requests) => print(name, page, requests));
}

async function load<T>(
  browser: Browser,
  url: string,
  use: (page: Page, requests: Request[]) => Promise<T>,
): Promise<T> {
  return onSlowPhone(browser, async (page, devtools) => {
    await page.addInitScript(noteLargestPaint);
    const requests = noteRequests(devtools);
    await page.goto(url, { waitUntil: 'networkidle' });
    return use(page, requests);
  });
}

async function print(name: string, page: Page, requests: Request[]): Promise<number> {
  const { fcp, lcp, largest } = await paintsOf(page);
  console.log(
    `\n${name} on the slow phone: first words at ${Math.round(fcp)} ms, largest part (${largest}) at ${Math.round(lcp)} ms`,
  );
  for (const request of requests) console.log(line(request));
  const kinds = Map.groupBy(requests, ({ kind }) => kind);
  const sum = (list: Request[]) => list.reduce((bytes, request) => bytes + (request.bytes ?? 0), 0) / 1000;
  for (const [kind, list] of kinds)
    console.log(`  ${kind.padEnd(10)} ${sum(list).toFixed(1).padStart(6)} kB in ${list.length}`);
  console.log(`  ${'all'.padEnd(10)} ${sum(requests).toFixed(1).padStart(6)} kB`);
  return sum(requests);
}
