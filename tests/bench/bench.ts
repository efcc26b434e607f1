import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, systemBrowser } from '#tests/support/browser.ts';
import { benchDashboard } from './dashboard.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchPricing } from './pricing.bench.ts';

/**
 * `npm run bench` runs every benchmark, `npm run bench -- pages` one of them.
 * `npm run bench -- pages --against FOLDER`: compares with the dist/ of another commit.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, runs: { type: 'string', default: '7' } },
});

const inBrowser = new Map([
  ['pages', benchPages],
  ['pricing', benchPricing],
]);
const benchmarks = new Map<string, (options: BenchOptions) => Promise<void>>([
  ['dashboard', benchDashboard],
  ...[...inBrowser].map(([name, benchmark]) => [name, withBrowser(benchmark)] as const),
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
    await benchmark({ against: values.against, runs });

interface BenchOptions {
  against: string | undefined;
  runs: number;
}

/** Some measure pages, others the API alone. */
function withBrowser(benchmark: (browser: Browser, options: BenchOptions) => Promise<void>) {
  return async (options: BenchOptions) => {
    const executablePath = systemBrowser();
    const browser = await chromium.launch({
      args: browserArguments,
      ...(executablePath ? { executablePath } : {}),
    });
    try {
      await benchmark(browser, options);
    } finally {
      await browser.close();
    }
  };
}
