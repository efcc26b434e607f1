import { publicRoutes } from '#tests/support/agreed/routes.ts';
import { phone } from './engines/engine.ts';
import { flaws, islandsAreThere, menuIsShown, type Rgb, showTheme } from './in-page.ts';
import { press, until } from './steps.ts';
import { expect, test } from './test.ts';

/** Page background in both themes (src/styles/tokens.css), the same in every browser. */
const paper: Record<'light' | 'dark', Rgb> = { light: [248, 244, 236], dark: [19, 14, 11] };

const gently = expect.configure({ soft: true });

for (const route of publicRoutes) {
  test(`${route} has all its islands, no flaws in both themes and a working menu`, async ({ reader }) => {
    await reader.goto(route);
    await until('every island has come', async () => (await reader.evaluate(islandsAreThere)) || undefined);
    for (const theme of ['light', 'dark'] as const) {
      await reader.evaluate(showTheme, theme);
      // Fading elements need a moment.
      await gently
        .poll(() => reader.evaluate(flaws, paper[theme], phone.width), { message: theme, timeout: 3000 })
        .toEqual([]);
    }
    expect(await reader.evaluate(menuIsShown), 'the menu is open at first').toBe(false);
    await press(reader, 'Menu');
    await press(reader, 'Close the menu');
    await until('the menu is closed again', async () => !(await reader.evaluate(menuIsShown)) || undefined);
  });
}
