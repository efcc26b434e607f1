import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, systemBrowser } from '#tests/support/browser.ts';
import { benchDashboard } from './dashboard.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchPricing } from './pricing.bench.ts';
import { benchShelf } from './shelf.bench.ts';

/**
 * `npm run bench` runs every benchmark, `npm run bench -- pages` one of them.
 * `npm run bench -- pages --against FOLDER`: compares with the dist/ of another commit.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, runs: { type: 'string', default: '7' } },
});

const benchmarks = new Map([
  ['dashboard', benchDashboard],
  ['pages', benchPages],
  ['pricing', benchPricing],
  ['shelf', benchShelf],
]);

const unknown = positionals.find((name) => !benchmarks.has(name));
const runs = Number(values.runs);
if (unknown !== undefined || !Number.isInteger(runs) || runs < 1) {
  console.error(
    unknown === undefined
      ? '--runs takes a whole number from 1 on.'
      : `There is no benchmark “${unknown}”. There are: ${[...benchmarks.keys()].join(', ')}.`,
  );
  process.exit(1);
}

for (const [name, benchmark] of benchmarks)
  if (positionals.length === 0 || positionals.includes(name))
    await inBrowser((browser) => benchmark(browser, { against: values.against, runs }));

async function inBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
