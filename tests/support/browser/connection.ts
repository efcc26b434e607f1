import type { Locator, Page, Route } from '@playwright/test';

/** A connection that breaks, in a browser that does not notice. */

/** The server gets what is sent, and its answer breaks off. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  // A reload may have ended it already.
  await route.abort('connectionreset').catch(() => undefined);
}

/** The server gets what is sent, and nothing of what it says arrives, until the page is told that it is connected. */
export async function loseAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  let losing = true;
  await page.route(address, (route) => (losing ? loseAnswer(route) : route.continue()));
  return async () => {
    losing = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
}

/** Opens a page on which nothing happens after a while, only when something is done, and looks at it for a minute. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(address);
  await page.clock.runFor(60_000);
}

/** Lets a minute pass for the page: people read a form before they send it, tests do not. */
export async function takeAMinute(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.fastForward(60_000);
}

/** Counts the calls of an address that leave the page. */
export function countCalls(page: Page, address: string): () => number {
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().endsWith(address)) calls += 1;
  });
  return () => calls;
}

/** Presses twice in a row. What is sent leaves after that: an early answer would put something else below the second press. */
export async function pressTwice(page: Page, button: Locator, address: string): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await button.dblclick();
  pressed.resolve();
}
