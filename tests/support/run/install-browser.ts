import { hasBrowser, hasQuickBrowser } from '../browser/browser.ts';
import { installFromDebian, run } from './debian.ts';

if (!hasQuickBrowser()) installFromDebian('chromium-headless-shell');
if (!hasBrowser()) run('playwright', 'install', 'chromium');
if (!hasBrowser()) {
  console.error(
    'The browser tests need Chromium, and it could not be installed. Please install it and set CHROME_PATH to its program.',
  );
  process.exit(1);
}
