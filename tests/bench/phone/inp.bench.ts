import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { projectRoot } from '#netlify/local/places.ts';
import { serveFolder } from '../folder-server.ts';
import { spread } from './spread.ts';
import { onSlowPhone } from './page-load.ts';

/**
 * From a tap or a key to the frame that shows what came of it, as the browser itself measures it, on the slow phone: the
 * controls of the public pages that need no API, beside a button on a page with nothing else.
 */

interface Control {
  name: string;
  page: string;
  use: (page: Page) => Promise<void>;
}

const tap =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.locator(`${selector}:visible`).first().tap();

const type =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`${selector}:visible`).first().pressSequentially('wedding', { delay: 150 });
  };

const barePath = '/bare';
const bare =
  '<!doctype html><meta name="viewport" content="width=device-width"><button>A button</button><script>document.querySelector("button").onclick=({target})=>target.textContent+="!"</script>';

const floor: Control = { name: 'Nothing else on the page', page: barePath, use: tap('button') };
const controls: Control[] = [
  { name: 'Menu', page: '/', use: tap('.menu-button') },
  { name: 'Theme', page: '/', use: tap('[data-theme-toggle]') },
  { name: 'Next slide', page: '/', use: tap('[data-step="1"]') },
  { name: 'Filter of services', page: '/services', use: tap('main .chips label:nth-of-type(2)') },
  {
    name: 'Tier of a package',
    page: '/services/photography',
    use: tap('.choice-switch label:nth-of-type(2)'),
  },
  { name: 'Add to cart', page: '/services/photography', use: tap('[data-add-to-cart]') },
  { name: 'Calculator', page: '/pricing', use: tap('[data-choose]') },
  { name: 'Search of prices', page: '/pricing', use: type('input[type="search"]') },
  { name: 'Picture of the gallery', page: '/gallery', use: tap('[data-open-picture]') },
  { name: 'Search of the site', page: '/search', use: type('main input[type="search"]') },
];

/** Milliseconds, for the slowest part of one use of a control. */
const allowed = 100;
const rounds = 5;
/** Until the browser has told of the last frame. */
const settleMs = 500;

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

function timeOf(browser: Browser, url: string, { page: route, use }: Control): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript(noteSlowest);
    await page.goto(url + route, { waitUntil: 'networkidle' });
    await use(page);
    await page.waitForTimeout(settleMs);
    return page.evaluate(() => (window as unknown as { seen: { slowest: number } }).seen.slowest);
  });
}

/** Prints a line for each control, and misses its goal when one of them takes longer than 100 ms. */
export async function benchInp(browser: Browser): Promise<void> {
  const server = await serveFolder(path.join(projectRoot, 'dist'), {
    page: async (pathname) => (pathname === barePath ? bare : undefined),
  });
  console.log(
    `From a tap or a key to its frame, CPU 4 times slower; median of ${rounds} (lowest to highest), by the bare button’s`,
  );
  try {
    let least = 0;
    for (const control of [floor, ...controls]) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await timeOf(browser, server.url, control));
      const { low, median, high } = spread(times);
      least ||= median;
      console.log(
        `  ${control.name.padEnd(26)} ${`${median} ms (${low} to ${high})`.padEnd(24)} x ${(median / (least || 1)).toFixed(2)}`,
      );
      if (median <= allowed) continue;
      console.error(`${control.name} takes ${median} ms, not ${allowed}.`);
      process.exitCode = 1;
    }
  } finally {
    server.stop();
  }
}
