import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without its window: the same engine, and the tests take half the processor. */
const withoutWindow = '/usr/bin/chromium-headless-shell';

/** An installed Chromium: the one that CHROME_PATH names, or the system's. Undefined: Playwright's own is used. */
export function systemBrowser(): string | undefined {
  return [process.env.CHROME_PATH, withoutWindow, '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
}

/** Whether the browser tests have anything to run in. */
export function hasBrowser(): boolean {
  return systemBrowser() !== undefined || existsSync(chromium.executablePath());
}

/** Whether that has no window, or was chosen. */
export function hasQuickBrowser(): boolean {
  return hasBrowser() && systemBrowser() !== '/usr/bin/chromium';
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
