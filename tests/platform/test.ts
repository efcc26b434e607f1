import type { APIRequestContext } from '@playwright/test';
import { test as base } from '#tests/support/browser/test.ts';
import { platformParts } from '#tests/support/run/addresses.ts';

export { expect } from '@playwright/test';

interface Parts {
  /** Requests to /dev/: mailbox, phone, database and scheduled functions. */
  parts: APIRequestContext;
}

export const test = base.extend<Parts>({
  parts: async ({ playwright }, use) => {
    const parts = await playwright.request.newContext({ baseURL: platformParts.url });
    await use(parts);
    await parts.dispose();
  },
});
