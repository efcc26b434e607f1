import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { hiddenByForcedColours, movingParts } from './settings.ts';

/** A page that is loaded once, and then looked at in both themes and at several widths. */

/** Requests and shifts of a page while it loaded. */
interface Load {
  status: number | undefined;
  /** Errors and warnings in the console, scripts that threw, answers that failed: also those that come later. */
  complaints: string[];
  /** Requests to other origins. */
  strangers: string[];
  /** Scripts, in brotli bytes. */
  scriptBytes: number;
  /** Calls of functions. */
  calls: string[];
  /** Cumulative layout shift. */
  shift: number;
}

/** Pages share their scripts, and packing them takes its time. */
const weights = new Map<string, Promise<number>>();

function weightOf(response: Response): Promise<number> {
  const known = weights.get(response.url());
  if (known) return known;
  const weight = response.body().then((body) => brotliCompressSync(body).byteLength);
  weights.set(response.url(), weight);
  return weight;
}

/** What Playwright writes into the console of each page, where its configuration keeps service workers away. */
const byPlaywright = 'Service Worker registration blocked by Playwright';

/** Collects what a page complains of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === byPlaywright) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answers ${response.status()}`);
  });
  return complaints;
}

/** Loads a page with nothing cached, until nothing is under way any more. */
export async function load(page: Page, route: string, baseURL = ''): Promise<Load> {
  const complaints = complaintsOf(page);
  const strangers: string[] = [];
  const calls: string[] = [];
  const scripts: Promise<number>[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:'))
      strangers.push(request.url());
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(weightOf(response));
  });
  await countShifts(page);
  const response = await page.goto(route, { waitUntil: 'networkidle' });
  const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  return {
    status: response?.status(),
    complaints,
    strangers,
    calls,
    scriptBytes,
    shift: await shiftOf(page),
  };
}

/** Lets the pages that come count how far what one sees jumps. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far it has jumped so far. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

/**
 * No pixel to scroll sideways on a phone or a desk, no axe violation at these widths, in both themes, nothing that moves for
 * those who want no motion, and in the system's colours what is chosen can be told from the rest.
 */
export async function expectWhole(page: Page, widths: readonly number[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `pixels to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
    if (widths.includes(width)) await expectAccessible(page, undefined, `${width} px`);
  }
  expect(await movingParts(page), 'moves all the same').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await hiddenByForcedColours(page), 'in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}
