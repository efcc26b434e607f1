import { randomInt } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Visitors {
  otherPage: Page;
}

/** Gives every test its own IP address, so that rate limits do not mix tests. */
export const test = base.extend<Visitors>({
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-visitor-address': newAddress() }),
  otherPage: async ({ browser }, use) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'x-visitor-address': newAddress() } });
    await use(await context.newPage());
    await context.close();
  },
});

function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
