import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

it('the reporter prints the site’s log only if its server did not start', async () => {
  // A separate port, so that the log of a site under test is not touched.
  vi.stubEnv('E2E_PORT', '1');
  vi.resetModules();
  const { site } = await import('./addresses.ts');
  const { default: ServerLog } = await import('./server-log.ts');
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const reporter = new ServerLog();
  writeFileSync(site.log, 'Error: There is no built site.');
  reporter.onError({ message: 'A test is at fault.' });
  expect(print).not.toHaveBeenCalled();
  reporter.onError({ message: 'Process from config.webServer was not able to start. Exit code: 1' });
  rmSync(site.log);
  expect(print).toHaveBeenCalledWith(expect.stringContaining('There is no built site.'));
});
