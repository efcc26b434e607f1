import type { Browser } from '@playwright/test';
import { noteFigure } from '../figures/figures.ts';
import { serveWithApi, storedFor, withBooks } from '../staffed-site.ts';
import { bare, barePath, type Control, controls, floor } from './controls.ts';
import { onSlowPhone } from './page-load.ts';
import { spread } from './spread.ts';

/**
 * From a tap or a key to the frame that shows what came of it, as the browser itself measures it, on the slow phone: a
 * control of each kind, beside a button on a page with nothing else.
 */

/** Enough that lists and days are full. */
const bookings = 2000;
/** Milliseconds, for the slowest part of one use of a control. */
const allowed = 100;
const rounds = 3;
/** Until the browser has told of the last frame. */
const settleMs = 500;

/** What the page notes of itself. */
interface Seen {
  seen: { slowest: number };
}

/** Notes the slowest answer to a real tap or key. What took less than 16 ms is not told. */
function noteSlowest(): void {
  const seen = { slowest: 0 };
  Object.assign(window, { seen });
  const take = ({ duration }: PerformanceEntry) => {
    seen.slowest = Math.max(seen.slowest, duration);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
}

/** What the controls need. */
interface Place {
  browser: Browser;
  url: string;
  /** What the browser of someone of the staff keeps. */
  staff: Record<string, string>;
}

function timeOf({ browser, url, staff }: Place, control: Control): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    const kept = { ...control.kept, ...(control.staff && staff) };
    await page.addInitScript((items) => Object.assign(localStorage, items), kept);
    await page.addInitScript(noteSlowest);
    await page.goto(url + control.page, { waitUntil: 'networkidle' });
    await control.before?.(page);
    // What came with the way there is not what is measured.
    await page.locator(`${control.target}:visible`).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settleMs);
    await page.evaluate(() => Object.assign((window as unknown as Seen).seen, { slowest: 0 }));
    await control.use(page.locator(`${control.target}:visible`).first());
    await page.waitForTimeout(settleMs);
    return page.evaluate(() => (window as unknown as Seen).seen.slowest);
  });
}

/** Prints a line for each control, and misses its goal when one of them takes longer than 100 ms. */
export function benchInp(browser: Browser, only?: string): Promise<void> {
  return withBooks(bookings, async (admin) => {
    const server = await serveWithApi(async (pathname) => (pathname === barePath ? bare : undefined));
    try {
      await measureAll({ browser, url: server.url, staff: storedFor(admin) }, only);
    } finally {
      server.stop();
    }
  });
}

async function measureAll(place: Place, only = ''): Promise<void> {
  console.log(
    `From a tap or a key to its frame, CPU 4 times slower; median of ${rounds} (lowest to highest), by the bare button’s`,
  );
  let least = 0;
  for (const control of [floor, ...controls.filter(({ name }) => name.includes(only))]) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeOf(place, control));
    const { low, median, high } = spread(times);
    least ||= median;
    const ours = `${median} ms (${low} to ${high})`;
    console.log(`  ${control.name.padEnd(30)} ${ours.padEnd(24)} x ${(median / (least || 1)).toFixed(2)}`);
    noteFigure({
      what: control.name,
      ours,
      floor: control === floor ? '' : `${least} ms`,
      goal: `${allowed} ms`,
      missed: median > allowed,
    });
  }
}
