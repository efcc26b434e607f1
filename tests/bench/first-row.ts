import type { Browser } from '@playwright/test';
import type { TestUser } from '#tests/support/account.ts';
import { noteFigure } from './figures/figures.ts';
import { onSlowPhone } from './phone/page-load.ts';
import { report } from './response-times.ts';
import { inWords } from './scale/in-words.ts';
import { serveWithApi, storedFor } from './staffed-site.ts';

/** When someone of the staff sees the first record of a list, on a slow phone that has nothing of the dashboard yet. */

const lists = ['bookings', 'messages', 'payments'];
const rounds = 7;

/** Prints for each list how long it took from the tap to the first row. Needs the built site. */
export async function measureFirstRows(browser: Browser, admin: TestUser): Promise<string[]> {
  const server = await serveWithApi();
  try {
    const lines: string[] = [];
    for (const list of lists) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await firstRow(browser, `${server.url}/dashboard/admin/${list}`, storedFor(admin)));
      const what = `First row of ${list} on a slow phone`;
      lines.push(report(what, times));
      noteFigure({ what, ours: inWords(times) });
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
