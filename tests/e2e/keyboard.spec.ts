import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser/test.ts';

test('the menu opens, expands and closes by keyboard and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu', exact: true }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();

  const services = menu.locator('summary', { hasText: 'Services' });
  await tabTo(page, services);
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Videography' }));

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the slides stop at the first focus and move by their arrows and dots', async ({ page }) => {
  // The clock is paused: the first slide is shown however long the browser takes.
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  await page.clock.pauseAt('2026-01-05T10:00:01Z');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Stop the slides' })).toBeVisible();
  const hero = page.getByRole('region', { name: /pictures/ });
  const dots = hero.locator('[data-dot]');
  await hero.getByRole('button', { name: 'Next slide' }).focus();
  await expect(page.getByRole('button', { name: 'Start the slides' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(dots.nth(0), 'after the last comes the first').toHaveAttribute('aria-current', 'true');
  await dots.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('questions expand with the keyboard, those about internships one at a time', async ({ page }) => {
  await page.goto('/faqs');
  const question = page.locator('main details').first();
  await expect(page.locator('main details')).toHaveCount(7);
  const before = await question.evaluate((element: HTMLDetailsElement) => element.open);
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveJSProperty('open', !before);

  await page.goto('/internships');
  const [one, other] = [page.locator('main details').nth(0), page.locator('main details').nth(1)];
  await other.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(other).toHaveJSProperty('open', true);
  await expect(one).toHaveJSProperty('open', false);
  const open = page.locator('details[name="internship-questions"][open]');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Applying costs nothing');
});

async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('the focus ring has two tones in both themes', async ({ page }) => {
  const ringOf = (control: Locator) =>
    control.evaluate((element) => {
      const { outlineColor, outlineWidth, boxShadow } = getComputedStyle(element);
      return { ring: `${outlineWidth} ${outlineColor}`, inner: boxShadow };
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    for (const name of ['Book Now', 'Menu', 'FTS Studio']) {
      const control = page.getByRole('link', { name }).or(page.getByRole('button', { name })).first();
      if (!(await control.isVisible())) continue;
      await page.keyboard.press('Tab');
      await control.focus();
      const { ring, inner } = await ringOf(control);
      const [tone] = inner.match(/(oklch|rgb)[^)]*\)/) ?? [];
      expect(ring, name).toMatch(/^3px /);
      expect(tone, `${name} in the ${colorScheme} theme has a second tone`).toBeDefined();
      expect(ring).not.toContain(tone);
    }
  }
});
