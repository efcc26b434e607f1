import { axeViolations } from '#tests/support/axe.ts';
import { publicRoutes } from '#tests/support/spec-routes.ts';
import { expect, test } from '#tests/support/test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const route of [...publicRoutes, '/no-such-page']) {
  test(`${route} has no axe violation at both widths in both themes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await axeViolations(page), `${size.width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
