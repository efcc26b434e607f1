import { defineConfig } from '@playwright/test';
import { site } from '#tests/support/run/addresses.ts';
import { serveSite } from '#tests/support/server/serve-site.ts';
import type { EngineName } from './engines/engines.ts';

const project = (engineName: EngineName, testIgnore: string[] = []) => ({
  name: engineName,
  testIgnore,
  use: { engineName },
});

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  use: { baseURL: site.url },
  reporter: [['dot'], ['../support/run/server-log.ts'], ['../support/run/plain-count.ts']],
  outputDir: '../../test-results/browsers',
  projects: [
    project('chromium-92', ['**/staff.spec.ts', '**/search.spec.ts']),
    project('chromium-109'),
    project('firefox'),
    project('webkit'),
  ],
  webServer: [serveSite(site)],
});
