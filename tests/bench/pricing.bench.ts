import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildBenchSite } from './bench-site.ts';
import { noteFigure } from './figures/figures.ts';
import { noteResponses, percentile, readResponses, report } from './response-times.ts';

/**
 * How quickly /pricing answers on a mid-range phone when the catalogue has some hundreds or thousands of services: typing
 * in the search, and changing the tier in the calculator. At the 95th percentile it has to answer within 50 ms at 200
 * services, and within 100 ms at 2,000.
 */

const origin = 'http://bench.invalid';
/** How many services, and the milliseconds that are allowed at the 95th percentile. */
const sizes = [
  { services: 200, allowed: 50 },
  { services: 2000, allowed: 100 },
];
const slowdown = 4;
const terms = ['wedding film', 'logo', 'photograph', 'drone 7', 'zzz', 'e', 'website 12', 'café'];

/** A page with nothing but a field: what is left of its times is the machine's own part in the others. */
const bareAddress = `${origin}/bare`;
const bare =
  '<!doctype html><meta name="viewport" content="width=device-width"><input type="search" aria-label="Search all services">';

async function openPage(browser: Browser, folder: string, address = `${origin}/pricing`): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  await page.route(`${origin}/**`, (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    const found = [file, `${file}.html`].find((name) => path.extname(name) !== '' && existsSync(name));
    return found === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path: found });
  });
  await page.route(bareAddress, (route) => route.fulfill({ body: bare, contentType: 'text/html' }));
  await noteResponses(page, 'input');
  await noteResponses(page, 'change');
  await page.goto(address, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Types every term letter by letter and takes it back the same way. */
async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search all services' }).tap();
  await page.waitForLoadState('networkidle');
  for (const term of terms) {
    await page.keyboard.type(term, { delay: 120 });
    for (const _ of term) await page.keyboard.press('Backspace', { delay: 60 });
  }
}

/** Takes a service into the calculator and changes its tier. False when the page has no calculator. */
async function changeTiers(page: Page): Promise<boolean> {
  await page.locator('[data-choose]:visible').first().tap();
  const tier = page.locator('[name="tier"]').first();
  if (
    !(await tier.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    ))
  )
    return false;
  // Keys, because to choose by name walks through the whole page first, and that would be measured with it.
  await tier.focus();
  for (let round = 0; round < 20; round += 1)
    await page.keyboard.press(round % 4 < 2 ? 'ArrowDown' : 'ArrowUp', { delay: 120 });
  return true;
}

/** Builds the site with catalogues that are too long, and prints how quickly it answers. */
export async function benchPricing(browser: Browser): Promise<void> {
  for (const { services, allowed } of sizes)
    await benchCatalogue(browser, await buildBenchSite(services), allowed);
}

async function benchCatalogue(browser: Browser, folder: string, allowed: number): Promise<void> {
  const page = await openPage(browser, folder);
  const count = await page.locator('.card').count();
  console.log(`/pricing with ${count} services, 360 px wide, CPU ${slowdown} times slower`);
  const empty = await openPage(browser, folder, bareAddress);
  await search(empty);
  const bareTimes = await readResponses(empty, 'input');
  console.log(report('Typing in a page with nothing else', bareTimes));
  await empty.close();
  await page.bringToFront();
  await search(page);
  const typing = await readResponses(page, 'input');
  console.log(report('Typing in the search', typing));
  await page.close();
  const other = await openPage(browser, folder);
  const calculator = await changeTiers(other);
  const changes = await readResponses(other, 'change');
  console.log(calculator ? report('Changing the tier', changes) : 'There is no calculator on the page.');
  await other.close();
  for (const [what, times] of Object.entries({
    'typing in the search': typing,
    'changing the tier': changes,
  }))
    noteFigure({
      what: `${count} services: ${what}, p95`,
      ours: inWords(times),
      floor: `${inWords(bareTimes)}, a bare field`,
      goal: `${allowed} ms`,
      missed: times.length === 0 || percentile(times, 0.95) > allowed,
    });
}

const inWords = (times: number[]) => `${Math.round(percentile(times, 0.95))} ms`;
