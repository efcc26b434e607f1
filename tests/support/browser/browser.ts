import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's Chromium without a window: same engine, half the CPU time. */
const withoutWindow = '/usr/bin/chromium-headless-shell';

export function systemBrowser(): string | undefined {
  return [process.env.CHROME_PATH, withoutWindow, '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
}

export function hasBrowser(): boolean {
  return systemBrowser() !== undefined || existsSync(chromium.executablePath());
}

/** True unless the only browser is Debian's windowed Chromium, which is slower. */
export function hasQuickBrowser(): boolean {
  return hasBrowser() && systemBrowser() !== '/usr/bin/chromium';
}

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
