import type { Locator, Page } from '@playwright/test';
import { basicPortrait } from '#tests/support/browser/order.ts';

/** Something that people touch, and how. */
export interface Control {
  name: string;
  page: string;
  /** Where it is: the first that can be seen of these. */
  target: string;
  use: (target: Locator) => Promise<void>;
  /** What has to be done before. */
  before?: (page: Page) => Promise<void>;
  /** What the browser keeps from an earlier visit. */
  kept?: Record<string, string>;
  /** Someone of the staff is signed in. */
  staff?: true;
}

/** At its middle, and nothing else: what Playwright looks at before its own taps takes the page time. */
const tap = async (target: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
};
const type = (words: string) => (target: Locator) => target.pressSequentially(words, { delay: 150 });

export const barePath = '/bare';
export const bare =
  '<!doctype html><meta name="viewport" content="width=device-width"><button>A button</button><script>document.querySelector("button").onclick=({target})=>target.textContent+="!"</script>';

/** What no control can be quicker than. */
export const floor: Control = {
  name: 'Nothing else on the page',
  page: barePath,
  target: 'button',
  use: tap,
};

const prices = '/services/photography';
const order = { page: '/book-now', kept: { fts_cart: JSON.stringify([basicPortrait]) } };
const list = { page: '/dashboard/admin/bookings', staff: true } as const;
const calendar = { page: '/dashboard/admin/calendar', staff: true } as const;

/** One of each kind. */
export const controls: Control[] = [
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
