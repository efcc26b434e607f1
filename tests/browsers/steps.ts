import type { BrowserPage } from './engines/engine.ts';
import { locate, type Place, setValue, textOf } from './in-page.ts';

/** Steps of a visitor, by the words on the page. Each waits until it is possible. */

const againAfterMs = 50;

export async function until<Result>(
  what: string,
  ask: () => Promise<Result | undefined>,
  timeoutMs = 30_000,
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  let failure: unknown;
  while (performance.now() < end) {
    try {
      const found = await ask();
      if (found !== undefined) return found;
      failure = undefined;
    } catch (error) {
      // The page may be navigating.
      failure = error;
    }
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
  }
  const why = failure instanceof Error ? `: ${failure.message}` : '';
  throw new Error(`Waited in vain until ${what}${why}`);
}

export async function press(page: BrowserPage, words: string, selector = 'button'): Promise<void> {
  let last: Place | undefined;
  const place = await until(`“${words}” can be pressed`, async () => {
    const before = last;
    last = await page.evaluate(locate, selector, words);
    if (last?.obstacle !== undefined) throw new Error(last.obstacle);
    return last?.x === before?.x && last?.y === before?.y ? last : undefined;
  });
  await page.press(place.x, place.y);
}

export async function fill(page: BrowserPage, label: string, value: string): Promise<void> {
  await until(
    `there is a field “${label}”`,
    async () => (await page.evaluate(setValue, label, value)) || undefined,
  );
}

export async function sees(page: BrowserPage, words: string, where = 'main'): Promise<void> {
  await until(
    `“${words}” is on the page`,
    async () => (await page.evaluate(textOf, where)).includes(words) || undefined,
  );
}
