import type { Locator, Page, Route } from '@playwright/test';

export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  // A reload may have aborted it already.
  await route.abort('connectionreset').catch(() => undefined);
}

export async function loseAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  let losing = true;
  await page.route(address, (route) => (losing ? loseAnswer(route) : route.continue()));
  return async () => {
    losing = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

/** Opens a page with a stopped clock and advances it a minute, past all its timers. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(address);
  await page.clock.runFor(60_000);
}

/** Fast-forwards the page by a minute, because people take time to fill in a form. */
export async function takeAMinute(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward(60_000);
}

export function countCalls(page: Page, address: string): () => number {
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(address)) calls += 1;
  });
  return () => calls;
}

/** Double-clicks, holding the request until then: an early response could move the button. */
export async function pressTwice(page: Page, button: Locator, address: string): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await button.dblclick();
  pressed.resolve();
}
