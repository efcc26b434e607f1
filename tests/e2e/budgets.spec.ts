import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { dashboardRoutes, publicRoutes } from '#tests/support/spec-routes.ts';
import { arriveAs } from '#tests/support/staff-visitor.ts';
import { expect, test } from '#tests/support/test.ts';

/** The most that a page may weigh on a cold load, in brotli bytes. Times belong to the benchmark. */
interface Budget {
  html: number;
  script: number;
}

const kilobyte = 1000;
const content: Budget = { html: 22 * kilobyte, script: 12 * kilobyte };
const priced: Budget = { html: 26 * kilobyte, script: 12 * kilobyte };
const form: Budget = { html: 22 * kilobyte, script: 110 * kilobyte };
const dashboard: Budget = { html: 14 * kilobyte, script: 200 * kilobyte };

/** Pages that are forms first. */
const formRoutes = ['/book-now', '/payment-success', '/booking', '/login', '/register', '/forgot'];

function budgetOf(route: string): Budget {
  if (formRoutes.includes(route)) return form;
  return route.startsWith('/services/') || route.startsWith('/pricing') ? priced : content;
}

/** Loads a page with nothing cached and holds it to its budget. */
async function expectWithin(page: Page, route: string, budget: Budget, baseURL = ''): Promise<void> {
  const weight = { html: 0, script: 0 };
  const strangers: string[] = [];
  const bodies: Promise<void>[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:'))
      strangers.push(request.url());
  });
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'document' && kind !== 'script') return;
    bodies.push(
      response.body().then((body) => {
        weight[kind === 'document' ? 'html' : 'script'] += brotliCompressSync(body).byteLength;
      }),
    );
  });
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  await page.goto(route, { waitUntil: 'networkidle' });
  await Promise.all(bodies);

  expect(weight.html, 'HTML with critical CSS').toBeLessThanOrEqual(budget.html);
  expect(weight.script, 'JavaScript before any touch').toBeLessThanOrEqual(budget.script);
  expect(strangers, 'requests to other origins').toEqual([]);
  const shift = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
  expect(shift, 'cumulative layout shift').toBeLessThan(0.005);
}

for (const route of publicRoutes) {
  test(`${route} keeps its budget, stays still and asks nobody else`, async ({ page, baseURL }) => {
    await expectWithin(page, route, budgetOf(route), baseURL);
  });
}

for (const route of dashboardRoutes) {
  test(`${route} keeps its budget, stays still and asks nobody else`, async ({ page, request, baseURL }) => {
    await arriveAs(page, request, route.includes('superadmin') ? 'superadmin' : 'admin');
    await expectWithin(page, route, dashboard, baseURL);
    await expect(page.locator('.waiting'), 'what was weighed is the page itself').toHaveCount(0);
  });
}
