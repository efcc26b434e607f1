import { frameWords } from '#src/layouts/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { addressIn, languageIn, languages } from '#src/lib/words/languages.ts';
import { publicRoutes } from '#tests/support/agreed/routes.ts';
import { phone } from './engines/engine.ts';
import { flaws, islandsAreThere, menuIsShown, type Rgb, showTheme } from './in-page.ts';
import { press, until } from './steps.ts';
import { expect, test } from './test.ts';

/** Page background in both themes (src/styles/tokens.css), the same in every browser. */
const paper: Record<'light' | 'dark', Rgb> = { light: [248, 244, 236], dark: [19, 14, 11] };

const gently = expect.configure({ soft: true });

/** The order, which has most scripts, in each other language. */
const orders = languages.slice(1).map((language) => addressIn(language, '/book-now'));

for (const route of [...publicRoutes, ...orders]) {
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
    const words = wordsIn(languageIn(route), frameWords);
    await press(reader, words.menu);
    await press(reader, words.closeMenu);
    await until('the menu is closed again', async () => !(await reader.evaluate(menuIsShown)) || undefined);
  });
}
