import { defineConfig } from '@playwright/test';
import { deployedSite, site } from './tests/support/addresses.ts';
import { browserArguments, systemBrowser } from './tests/support/browser.ts';

/** What a developer may have set would make the tests reach real services. */
const bareEnvironment = {
  DATABASE_URL: '',
  NETLIFY_BLOBS_CONTEXT: '',
  URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  PAYPACK_BASE_URL: '',
  PAYPACK_CLIENT_ID: '',
  PAYPACK_CLIENT_SECRET: '',
  PAYPACK_WEBHOOK_SECRET: '',
  PAYPACK_WEBHOOK_MODE: '',
};

/** The built site on a port, with data that are gone afterwards. */
function server({ port, url }: typeof site, ...flags: string[]) {
  return {
    command: [`"${process.execPath}"`, 'netlify/local/preview.ts', '--throw-away', ...flags].join(' '),
    url: `${url}/api/health`,
    env: { ...bareEnvironment, PORT: String(port) },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stderr: 'pipe' as const,
  };
}

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
  webServer: [server(site), server(deployedSite, '--deployed')],
});
