import type { Browser, Locator, Page } from '@playwright/test';
import { basicPortrait } from '#tests/support/browser/order.ts';
import { inWords, median, noteFigure } from './harness/figures.ts';
import { onSlowPhone } from './harness/phone.ts';
import { serveSite } from './harness/site-server.ts';
import { storedFor, withBooks } from './harness/staff.ts';

const bookings = 2000;
/** Limit (ms) of the slowest event of one use. */
const mostMs = 100;
const rounds = 3;
/** Time (ms) until the browser has reported the last frame. */
const settleMs = 500;

interface Control {
  name: string;
  page: string;
  /** Selector; the first visible match is used. */
  target: string;
  use: (target: Locator) => Promise<void>;
  before?: (page: Page) => Promise<void>;
  stored?: Record<string, string>;
  staff?: true;
}

/** Taps without Playwright’s own checks, which cost the page time. */
const tap = async (target: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
};
const type = (words: string) => (target: Locator) => target.pressSequentially(words, { delay: 150 });

const prices = '/services/photography';
const order = { page: '/book-now', stored: { fts_cart: JSON.stringify([basicPortrait]) } };
const list = { page: '/dashboard/admin/bookings', staff: true } as const;
const calendar = { page: '/dashboard/admin/calendar', staff: true } as const;

const controls: Control[] = [
  { name: 'Menu', page: '/', target: '.menu-button', use: tap },
  { name: 'Theme', page: '/', target: '[data-theme-toggle]', use: tap },
  { name: 'Next slide', page: '/', target: '[data-step="1"]', use: tap },
  { name: 'Filter of services', page: '/services', target: 'main .chips label:nth-of-type(2)', use: tap },
  { name: 'Tier of a package', page: prices, target: '.choice-switch label:nth-of-type(2)', use: tap },
  { name: 'Add to cart', page: prices, target: '[data-add-to-cart]', use: tap },
  { name: 'Calculator', page: '/pricing', target: '[data-choose]', use: tap },
  {
    name: 'Package in the calculator',
    page: '/pricing',
    before: (page) => page.locator('[data-choose]:visible').first().tap(),
    target: '[name="tier"]',
    use: (target) => target.press('ArrowDown'),
  },
  { name: 'Search of prices', page: '/pricing', target: 'input[type="search"]', use: type('wedding') },
  { name: 'Picture of the gallery', page: '/gallery', target: '[data-open-picture]', use: tap },
  { name: 'Search of the site', page: '/search', target: 'main input[type="search"]', use: type('wedding') },
  { name: 'Day of the calendar', ...order, target: '.month__day:not([aria-disabled])', use: tap },
  { name: 'Next month', ...order, target: '[aria-label="Next month"]', use: tap },
  { name: 'Filters of a list', ...list, target: '.list__more', use: tap },
  { name: 'Search of a list', ...list, target: '#list-search', use: type('grace') },
  { name: 'Record of a list', ...list, target: '.table tbody tr th a', use: tap },
  {
    name: 'Day of the studio’s calendar',
    ...calendar,
    target: '.month__day[aria-pressed="false"]',
    use: tap,
  },
];

const barePage =
  '<!doctype html><meta name="viewport" content="width=device-width"><button>A button</button><script>document.querySelector("button").onclick=({target})=>target.textContent+="!"</script>';
const bare: Control = { name: 'A button on an empty page', page: '/bare', target: 'button', use: tap };

/** Measures from a tap or key to the frame that shows its result, on the slow phone. */
export function benchInp(
  browser: Browser,
  { control = '' }: { control?: string | undefined },
): Promise<void> {
  return withBooks(bookings, async (admin) => {
    const server = await serveSite(undefined, async (pathname) =>
      pathname === bare.page ? barePage : undefined,
    );
    let baseline: string | undefined;
    try {
      for (const each of [bare, ...controls.filter(({ name }) => name.includes(control))]) {
        const times: number[] = [];
        const stored = { ...each.stored, ...(each.staff && storedFor(admin)) };
        for (let round = 0; round < rounds; round += 1)
          times.push(await slowestEvent(browser, server.url, each, stored));
        noteFigure({
          what: each.name,
          measured: inWords(times),
          ...(baseline !== undefined && { baseline }),
          goal: `${mostMs} ms`,
          missed: median(times) > mostMs,
        });
        baseline ??= inWords(times);
      }
    } finally {
      server.stop();
    }
  });
}

function slowestEvent(
  browser: Browser,
  url: string,
  control: Control,
  stored: Record<string, string>,
): Promise<number> {
  return onSlowPhone(
    browser,
    async (page) => {
      await page.addInitScript(noteSlowest);
      await page.goto(url + control.page, { waitUntil: 'networkidle' });
      await control.before?.(page);
      // Loading and scrolling are not measured.
      await page.locator(`${control.target}:visible`).first().scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(settleMs);
      await page.evaluate(() => Object.assign(window, { slowest: 0 }));
      await control.use(page.locator(`${control.target}:visible`).first());
      await page.waitForTimeout(settleMs);
      return page.evaluate(() => (window as unknown as { slowest: number }).slowest);
    },
    stored,
  );
}

/** Stores the longest real input event in `window.slowest`; browsers report 16 ms and more. */
function noteSlowest(): void {
  const seen = Object.assign(window, { slowest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
