import { defineConfig } from '@playwright/test';
import { deployedSite, site } from './tests/support/addresses.ts';
import { browserArguments, systemBrowser } from './tests/support/browser.ts';
import { serveSite } from './tests/support/serve-site.ts';

const executablePath = systemBrowser();
const deployedOnly = '**/deployed.spec.ts';
/** These choose their own sizes. */
const walks = [
  '**/public-pages.spec.ts',
  '**/account-pages.spec.ts',
  '**/staff-pages.spec.ts',
  '**/large-text.spec.ts',
  '**/keyboard.spec.ts',
];
/** What these are about looks or works otherwise on a wide screen: they run on both. Everything else runs on a phone. */
const bothWidths = [
  '**/account-header.spec.ts',
  '**/booking.spec.ts',
  '**/cart.spec.ts',
  '**/frames.spec.ts',
  '**/pricing.spec.ts',
  '**/quote.spec.ts',
  '**/services.spec.ts',
  '**/staff.spec.ts',
  '**/staff-bookings.spec.ts',
  '**/staff-lists.spec.ts',
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
  reporter: [['dot'], ['./tests/support/server-log.ts'], ['./tests/support/plain-count.ts']],
  use: {
    baseURL: site.url,
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
    {
      name: 'desktop',
      testMatch: [...walks, ...bothWidths],
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'deployed', testMatch: deployedOnly, use: { baseURL: deployedSite.url } },
  ],
  webServer: [serveSite(site), serveSite(deployedSite, '--deployed')],
});
