import { defineConfig } from '@playwright/test';
import { browserArguments, systemBrowser } from '#tests/support/browser/browser.ts';
import { platformParts, platformSite } from '#tests/support/run/addresses.ts';
import { servePlatform } from '#tests/support/server/serve-site.ts';

/** Tests that need the platform's own local server: `npm run test:platform`. */

const executablePath = systemBrowser();
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Each call restarts the functions, which takes a second, and a 404 is tried six times.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: platformSite.url,
    serviceWorkers: 'block',
    browserName: 'chromium',
    headless: true,
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
    viewport: { width: 360, height: 740 },
  },
  reporter: [['dot'], ['../support/run/server-log.ts'], ['../support/run/plain-count.ts']],
  outputDir: '../../test-results/platform',
  projects: [{ name: 'platform' }],
  webServer: [servePlatform(platformSite, platformParts)],
});
