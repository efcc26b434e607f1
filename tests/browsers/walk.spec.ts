import { publicRoutes } from '#tests/support/agreed/routes.ts';
import { phone } from './engines/engine.ts';
import { flaws, islandsAreThere, menuIsShown, type Rgb, showTheme } from './in-page.ts';
import { press, until } from './steps.ts';
import { expect, test } from './test.ts';

/** The colour of the page in both themes (src/styles/tokens.css), as every browser has to show it. */
const paper: Record<'light' | 'dark', Rgb> = { light: [248, 244, 236], dark: [19, 14, 11] };

/** What is wrong is told, and the walk goes on. */
const gently = expect.configure({ soft: true });

for (const route of publicRoutes) {
  test(`${route} is whole`, async ({ reader }) => {
    await reader.goto(route);
    await until('every island has come', async () => (await reader.evaluate(islandsAreThere)) || undefined);
    for (const theme of ['light', 'dark'] as const) {
      await reader.evaluate(showTheme, theme);
      // What fades needs a moment.
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
