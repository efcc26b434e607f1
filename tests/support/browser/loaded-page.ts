import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { hiddenByForcedColours, movingParts } from './settings.ts';

interface Load {
  status: number | undefined;
  /** Console errors and warnings, uncaught exceptions and failed responses, also later ones. */
  complaints: string[];
  /** Requests to other origins. */
  strangers: string[];
  /** Scripts, in brotli bytes. */
  scriptBytes: number;
  /** Requests to functions. */
  calls: string[];
  /** Cumulative layout shift. */
  shift: number;
}

/** Cached sizes: pages share scripts, and compression is slow. */
const weights = new Map<string, Promise<number>>();

function weightOf(response: Response): Promise<number> {
  const known = weights.get(response.url());
  if (known) return known;
  const weight = response.body().then((body) => brotliCompressSync(body).byteLength);
  weights.set(response.url(), weight);
  return weight;
}

/** Message that Playwright logs on each page when its configuration blocks service workers. */
const byPlaywright = 'Service Worker registration blocked by Playwright';

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

/** Loads a page with a cold cache until the network is idle. */
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

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

/**
 * Expects at these widths: no sideways scrolling, no axe violation in either theme,
 * no motion under reduced motion, and visible selection in forced colours.
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
