import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Browser } from '@playwright/test';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { app } from '#netlify/api/app.ts';
import { projectRoot } from '#netlify/local/places.ts';
import { knownUser } from '#src/features/account/user.ts';
import type { TestUser } from '#tests/support/account.ts';
import { serveFolder } from './folder-server.ts';
import { onSlowPhone } from './phone/page-load.ts';
import { report } from './response-times.ts';

/** When someone of the staff sees the first record of a list, on a slow phone that has nothing of the dashboard yet. */

const lists = ['bookings', 'messages', 'payments'];
const rounds = 7;

/** Prints for each list how long it took from the tap to the first row. Needs the built site. */
export async function measureFirstRows(browser: Browser, { user, token }: TestUser): Promise<string[]> {
  const api = new Hono();
  api.use(compress());
  api.all('*', ({ req }) => app.fetch(req.raw));
  const server = await serveFolder(path.join(projectRoot, 'dist'), {
    api: getRequestListener(api.fetch, { overrideGlobalObjects: false }),
  });
  const stored = { fts_token: token, fts_user: JSON.stringify(knownUser({ ...user, avatarUrl: null })) };
  try {
    const lines: string[] = [];
    for (const list of lists) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await firstRow(browser, `${server.url}/dashboard/admin/${list}`, stored));
      lines.push(report(`First row of ${list} on a slow phone`, times));
    }
    return lines;
  } finally {
    server.stop();
  }
}

/** Milliseconds from the start of the navigation until the first row is there. */
function firstRow(browser: Browser, url: string, stored: Record<string, string>): Promise<number> {
  return onSlowPhone(browser, async (page) => {
    await page.addInitScript((items) => Object.assign(localStorage, items), stored);
    await page.addInitScript(() => {
      const seen = { firstRow: 0 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (seen.firstRow === 0 && document.querySelector('.table tbody tr'))
          seen.firstRow = performance.now();
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('.table tbody tr').first().waitFor();
    return page.evaluate(() => (window as unknown as { seen: { firstRow: number } }).seen.firstRow);
  });
}
