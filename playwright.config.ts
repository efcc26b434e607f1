import { defineConfig } from '@playwright/test';
import { deployedSite, site } from './tests/support/addresses.ts';
import { browserArguments, systemBrowser } from './tests/support/browser.ts';
import { serveSite } from './tests/support/serve-site.ts';

const executablePath = systemBrowser();
const deployedOnly = '**/deployed.spec.ts';
/** These choose their own sizes, so once is enough. */
const walks = [
  '**/site-walk.spec.ts',
  '**/accessibility.spec.ts',
  '**/budgets.spec.ts',
  '**/account-pages.spec.ts',
  '**/staff-pages.spec.ts',
  '**/sharing.spec.ts',
  '**/large-text.spec.ts',
];

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A machine that others slow down is no fault of the site: what is never there fails all the same.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/support/plain-count.ts']],
  use: {
    baseURL: site.url,
    browserName: 'chromium',
    headless: true,
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [deployedOnly, ...walks],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: deployedOnly, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'deployed', testMatch: deployedOnly, use: { baseURL: deployedSite.url } },
  ],
  webServer: [serveSite(site), serveSite(deployedSite, '--deployed')],
});
