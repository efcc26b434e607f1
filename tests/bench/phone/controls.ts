import type { Page } from '@playwright/test';
import { basicPortrait } from '#tests/support/order.ts';

/** Something that people touch, and how. */
export interface Control {
  name: string;
  page: string;
  use: (page: Page) => Promise<void>;
  /** What has to be done, and to have come to rest, before. */
  before?: (page: Page) => Promise<unknown>;
  /** What the browser keeps from an earlier visit. */
  kept?: Record<string, string>;
  /** Someone of the staff is signed in. */
  staff?: true;
}

const first = (page: Page, selector: string) => page.locator(`${selector}:visible`).first();

const tap =
  (selector: string) =>
  (page: Page): Promise<void> =>
    first(page, selector).tap();

const type =
  (selector: string, words: string) =>
  async (page: Page): Promise<void> => {
    await first(page, selector).pressSequentially(words, { delay: 150 });
  };

const choose =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await first(page, selector).focus();
    await page.keyboard.press('ArrowDown');
  };

/** In sight: what comes later than the page is there, and nothing scrolls while it is measured. */
const seen =
  (selector: string) =>
  (page: Page): Promise<void> =>
    first(page, selector).scrollIntoViewIfNeeded();

export const barePath = '/bare';
export const bare =
  '<!doctype html><meta name="viewport" content="width=device-width"><button>A button</button><script>document.querySelector("button").onclick=({target})=>target.textContent+="!"</script>';

/** What no control can be quicker than. */
export const floor: Control = { name: 'Nothing else on the page', page: barePath, use: tap('button') };

const bookings = '/dashboard/admin/bookings';
const row = '.table tbody tr';
const day = '.month__day:not([aria-disabled])';

/** One of each kind. */
export const controls: Control[] = [
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
  {
    name: 'Package in the calculator',
    page: '/pricing',
    before: async (page) => {
      await first(page, '[data-choose]').tap();
      await seen('[name="tier"]')(page);
    },
    use: choose('[name="tier"]'),
  },
  { name: 'Search of prices', page: '/pricing', use: type('input[type="search"]', 'wedding') },
  { name: 'Picture of the gallery', page: '/gallery', use: tap('[data-open-picture]') },
  { name: 'Search of the site', page: '/search', use: type('main input[type="search"]', 'wedding') },
  {
    name: 'Day of the calendar',
    page: '/book-now',
    kept: { fts_cart: JSON.stringify([basicPortrait]) },
    before: seen(day),
    use: tap(day),
  },
  {
    name: 'Next month',
    page: '/book-now',
    kept: { fts_cart: JSON.stringify([basicPortrait]) },
    before: seen('[aria-label="Next month"]'),
    use: tap('[aria-label="Next month"]'),
  },
  { name: 'Filters of a list', page: bookings, staff: true, before: seen(row), use: tap('.list__more') },
  {
    name: 'Search of a list',
    page: bookings,
    staff: true,
    before: seen(row),
    use: type('#list-search', 'grace'),
  },
  {
    name: 'Record of a list',
    page: bookings,
    staff: true,
    before: seen(`${row} th a`),
    use: tap(`${row} th a`),
  },
  {
    name: 'Day of the studio’s calendar',
    page: '/dashboard/admin/calendar',
    staff: true,
    before: seen('.month__day small:not(:empty)'),
    use: tap('.month__day[aria-pressed="false"]'),
  },
];
