import { defineConfig } from '@playwright/test';
import { browserArguments, systemBrowser } from './tests/support/browser/browser.ts';
import { deployedSite, site } from './tests/support/run/addresses.ts';
import { serveSite } from './tests/support/server/serve-site.ts';

const executablePath = systemBrowser();
const deployedOnly = '**/deployed.spec.ts';
const desk = { width: 1280, height: 800 };
/** These choose their own sizes. */
const walks = [
  '**/public-pages.spec.ts',
  '**/account-pages.spec.ts',
  '**/staff-pages.spec.ts',
  '**/large-text.spec.ts',
  '**/keyboard.spec.ts',
];
export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Two cores: one more than they are, for whoever waits.
  workers: 3,
  retries: 0,
  // A machine that others slow down is no fault of the site: what is never there fails all the same.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['./tests/support/run/server-log.ts'], ['./tests/support/run/plain-count.ts']],
  use: {
    baseURL: site.url,
    // What it answers, tests could not answer otherwise; those of it say that they want one.
    serviceWorkers: 'block',
    browserName: 'chromium',
    headless: true,
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    // A trace takes a fifth of the time. One that fails is run again with --trace=on.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [deployedOnly, ...walks],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // What looks or works otherwise on a wide screen.
    { name: 'desktop', testIgnore: [deployedOnly, ...walks], grep: /@wide/, use: { viewport: desk } },
    { name: 'walks', testMatch: walks, use: { viewport: desk } },
    { name: 'deployed', testMatch: deployedOnly, use: { baseURL: deployedSite.url } },
  ],
  webServer: [serveSite(site), serveSite(deployedSite, '--deployed')],
});
