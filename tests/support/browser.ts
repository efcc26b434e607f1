import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** An installed Chromium: the one that CHROME_PATH names, or the system's. Undefined: Playwright's own is used. */
export function systemBrowser(): string | undefined {
  return [process.env.CHROME_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));
}

/** Whether the browser tests have anything to run in. */
export function hasBrowser(): boolean {
  return systemBrowser() !== undefined || existsSync(chromium.executablePath());
}

/** No window, no sandbox (containers), and nothing that speaks to the network by itself. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
