import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasBrowser } from './browser.ts';

/** Sees to it that the browser tests have a browser: nothing to do, Debian's package, or Playwright's own. */

function run(program: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function installFromDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', 'install', '-y', 'chromium') ||
    (run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium'));
}

if (!hasBrowser()) installFromDebian();
if (!hasBrowser()) run('playwright', 'install', 'chromium');
if (!hasBrowser()) {
  console.error(
    'The browser tests need Chromium, and it could not be installed. Please install it and set CHROME_PATH to its program.',
  );
  process.exit(1);
}
