import type { APIRequestContext } from '@playwright/test';
import { test as base } from '#tests/support/browser/test.ts';
import { platformParts } from '#tests/support/run/addresses.ts';

export { expect } from '@playwright/test';

interface Parts {
  /** Asks for what is under /dev/: the mailbox, the phone, the database, a scheduled function. */
  parts: APIRequestContext;
}

/** A visitor of the site on the platform. */
export const test = base.extend<Parts>({
  parts: async ({ playwright }, use) => {
    const parts = await playwright.request.newContext({ baseURL: platformParts.url });
    await use(parts);
    await parts.dispose();
  },
});
