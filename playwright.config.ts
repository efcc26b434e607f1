import { defineConfig } from '@playwright/test';
import { browserArguments, systemBrowser } from './tests/support/browser/browser.ts';
import { deployedSite, site } from './tests/support/run/addresses.ts';
import { serveSite } from './tests/support/server/serve-site.ts';

const executablePath = systemBrowser();
const deployedOnly = '**/deployed.spec.ts';
const desk = { width: 1280, height: 800 };
/** These specs set their own viewports. */
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
  // One more than the two cores, because tests also wait.
  workers: 3,
  retries: 0,
  // Generous, for a busy machine: what is really missing still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['./tests/support/run/server-log.ts'], ['./tests/support/run/plain-count.ts']],
  use: {
    baseURL: site.url,
    // Blocked so that tests can intercept requests; service-worker tests opt in.
    serviceWorkers: 'block',
    browserName: 'chromium',
    headless: true,
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    // Tracing takes a fifth of the time. Rerun a failed test with --trace=on.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [deployedOnly, ...walks],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: [deployedOnly, ...walks], grep: /@wide/, use: { viewport: desk } },
    { name: 'walks', testMatch: walks, use: { viewport: desk } },
    { name: 'deployed', testMatch: deployedOnly, use: { baseURL: deployedSite.url } },
  ],
  webServer: [serveSite(site), serveSite(deployedSite, '--deployed')],
});
