import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** What a test says about its visitor. */
interface VisitorOptions {
  /** For how long (ms) pages seem to have been open from the start: people read before they write, tests do not. */
  lookedForMs: number;
}

/** Every test is a visitor from a network address of its own, or the limits per address would take them all for one. */
export const test = base.extend<VisitorOptions>({
  lookedForMs: [60_000, { option: true }],
  extraHTTPHeaders: ({ extraHTTPHeaders }, use) =>
    use({ ...extraHTTPHeaders, 'x-visitor-address': newAddress() }),
  context: async ({ context, lookedForMs }, use) => {
    await context.addInitScript((earlier) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + earlier;
    }, lookedForMs);
    await use(context);
  },
});

function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}
