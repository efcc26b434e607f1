import type { Page } from '@playwright/test';
import { enlarge } from '#tests/support/browser/large-text.ts';
import { openOrder, premiumPortrait } from '#tests/support/browser/order.ts';
import { anotherLine, logo, quoteLine, showQuote } from '#tests/support/browser/quote-page.ts';
import { arriveAs } from '#tests/support/browser/staff-visitor.ts';
import { expect, test } from '#tests/support/browser/test.ts';
import { addSession } from '#tests/support/browser/visitor.ts';

/** Bars that stick to a phone's screen: docs/product.md, Header and footer. */

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('no bar covers the focused control on /book-now with a cart', async ({ page }) => {
  await openOrder(page, premiumPortrait);
  await expect(page.locator('.total-bar')).toContainText('RWF');
  // The month loads later and moves the content below it.
  await page.waitForLoadState('networkidle');
  expect(await coveredStops(page)).toEqual([]);
});

test('no bar covers the focused control on /pricing with a quote', async ({ page }) => {
  await page.goto('/pricing');
  await showQuote(page);
  await quoteLine(page, logo);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-quote-bar]')).toContainText('RWF');
  expect(await coveredStops(page)).toEqual([]);
});

test('no bar covers the focused control on a service page with a cart', async ({ page }) => {
  await page.goto('/services/photography');
  await addSession(page, { package: 'Portrait photography', tier: 'Basic' });
  await expect(page.locator('[data-cart-bar]')).toBeVisible();
  expect(await coveredStops(page)).toEqual([]);
});

test('neither a bar nor the chat’s button covers the focused control on the home page', async ({ page }) => {
  await page.goto('/');
  expect(await coveredStops(page)).toEqual([]);
});

test('“Back to top” and the chat’s button can both be pressed on a scrolled page', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 1500);
  await page.getByRole('button', { name: 'Chat with support' }).click();
  await expect(page.getByRole('dialog', { name: 'Support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('no bar covers the focused control on a staff page', async ({ page, request }) => {
  await arriveAs(page, request, 'admin');
  await page.goto('/dashboard/admin/bookings');
  await expect(page.locator('.waiting')).toHaveCount(0);
  expect(await coveredStops(page)).toEqual([]);
});

async function coveredStops(page: Page): Promise<string[]> {
  test.slow();
  const faults = new Set<string>();
  await page.evaluate(() => scrollTo(0, 0));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 400; stops += 1) {
      await page.keyboard.press(key);
      const { fault, left } = await page.evaluate(lookAtFocus);
      if (fault !== undefined) faults.add(`${key}: ${fault}`);
      if (left) break;
    }
  }
  return [...faults];
}

/** Runs in the page, so it cannot use anything from outside. */
function lookAtFocus(): { fault?: string; left: boolean } {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { left: true };
  // The skip link is layered above the header.
  if (focused.matches('.skip')) return { left: false };
  const box = focused.getBoundingClientRect();
  const isBar = (element: Element) => {
    const { position, visibility } = getComputedStyle(element);
    return /fixed|sticky/.test(position) && visibility === 'visible';
  };
  const bars = [...document.querySelectorAll('body *')].filter(
    // The skip link slides out after it loses the focus.
    (element) => !element.contains(focused) && isBar(element) && !element.matches('.skip'),
  );
  const over = bars.find((bar) => {
    const { top, bottom, left, right, height } = bar.getBoundingClientRect();
    const [x, endX] = [Math.max(left, box.left), Math.min(right, box.right)];
    const [y, endY] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    const overlaps = endX - x > 1 && endY - y > 1;
    // A control as tall as the room between the bars is always covered by one.
    if (height === 0 || box.height >= innerHeight / 2 || !overlaps) return false;
    // The bar can be under the focused control's own, as the main header is under the compact one.
    return bar.contains(document.elementFromPoint((x + endX) / 2, (y + endY) / 2));
  });
  if (over === undefined) return { left: false };
  const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40);
  return { fault: `${focused.localName} “${name}” under ${over.localName}.${over.className}`, left: false };
}

test('the calculator shows a package of millions with its price whole', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Standard of Wedding Bliss Package/ }).click();
  await expect(page.getByLabel('Package')).toBeVisible();
  expect(await cutSelects(page)).toEqual([]);
});

const enlargements = {
  'the browser’s setting': enlarge,
  'a style': (page: Page) =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    }),
};

for (const [by, makeLarge] of Object.entries(enlargements))
  test.describe(`letters of twice the size by ${by}`, () => {
    test('the bar of an order takes at most a fifth of the screen', async ({ page }) => {
      await openOrder(page, premiumPortrait);
      await expect(page.locator('.total-bar')).toContainText('RWF');
      await makeLarge(page);
      expect(await stuckHeight(page, '.total-bar')).toBeLessThanOrEqual(740 / 5);
    });

    test('the foot of the calculator and of the quote takes at most a fifth of the screen', async ({
      page,
    }) => {
      await page.goto('/pricing');
      await showQuote(page);
      await quoteLine(page, logo);
      await anotherLine(page).click();
      await makeLarge(page);
      expect(await stuckHeight(page, '.calculator__foot')).toBeLessThanOrEqual(740 / 5);
      expect(await cutSelects(page), 'selects show their whole text').toEqual([]);
      expect(await stuckHeight(page, '.quote-foot')).toBeLessThanOrEqual(740 / 5);
      await page.keyboard.press('Escape');
      expect(await stuckHeight(page, '[data-quote-bar]')).toBeLessThanOrEqual(740 / 5);
    });

    test('the chat’s button covers neither the slides’ buttons nor the focused control', async ({ page }) => {
      await page.goto('/');
      await makeLarge(page);
      const chat = await page.getByRole('button', { name: 'Chat with support' }).boundingBox();
      const next = await page.getByRole('button', { name: 'Next slide' }).boundingBox();
      if (next === null) throw new Error('There is no way to the next slide.');
      const apart = chat === null || chat.y >= next.y + next.height || chat.y + chat.height <= next.y;
      expect(apart).toBe(true);
      expect(await coveredStops(page)).toEqual([]);
    });

    test('there is no gap between the header and the row that sticks below it', async ({ page }) => {
      await page.goto('/services/photography');
      await makeLarge(page);
      await page.locator('price-table .choose').first().scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 900);
      await expect(page.locator('[data-compact-header]')).toBeVisible();
      const header = await page.locator('[data-compact-header]').boundingBox();
      const offset = await page
        .locator('price-table .choose')
        .first()
        .evaluate((row) => Number.parseFloat(getComputedStyle(row).insetBlockStart));
      expect(Math.abs(offset - (header?.height ?? 0))).toBeLessThanOrEqual(2);
    });
  });

/** Measures the height that a bar takes permanently; 0 if it scrolls with the page. */
async function stuckHeight(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((bar) => {
      const { position, insetBlockEnd } = getComputedStyle(bar);
      const { height } = bar.getBoundingClientRect();
      return position === 'fixed'
        ? height
        : Math.max(0, height + Math.min(0, Number.parseFloat(insetBlockEnd)));
    });
}

async function cutSelects(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLSelectElement>('.calculator select')].flatMap((select) => {
      const { font, letterSpacing, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const measure = document.createElement('span');
      measure.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
      Object.assign(measure.style, { font, letterSpacing });
      measure.textContent = select.selectedOptions[0]?.label ?? '';
      document.body.append(measure);
      const room =
        select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const cut = measure.offsetWidth > room + 1;
      measure.remove();
      return cut ? [`${select.name}: ${select.selectedOptions[0]?.label}`] : [];
    }),
  );
}
