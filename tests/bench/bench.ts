import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, systemBrowser } from '#tests/support/browser/browser.ts';
import { trustCertificate } from './certificate.ts';
import { benchDashboard } from './dashboard.bench.ts';
import { type Figure, takeFigures } from './figures/figures.ts';
import { writeFigures } from './figures/write-figures.ts';
import { benchIdle } from './idle.bench.ts';
import { benchLighthouse } from './lighthouse/lighthouse.bench.ts';
import { benchLoad } from './load.bench.ts';
import { benchLogins } from './logins.bench.ts';
import { benchInp } from './phone/inp.bench.ts';
import { benchPages } from './phone/pages.bench.ts';
import { benchWaterfall } from './phone/waterfall.bench.ts';
import { benchPictures } from './pictures.bench.ts';
import { benchPricing } from './pricing.bench.ts';
import { benchBuilds } from './scale/builds.bench.ts';
import { benchCalls } from './scale/calls.bench.ts';
import { benchColdStart } from './scale/cold-start.bench.ts';
import { benchDistance } from './scale/distance.bench.ts';
import { benchJobs } from './scale/jobs.bench.ts';
import { benchSearch } from './search.bench.ts';
import { benchShelf } from './shelf.bench.ts';
import { benchTiming } from './timing.bench.ts';

/**
 * `npm run bench` runs every benchmark, `npm run bench -- pages` one of them.
 * `npm run bench -- pages --against FOLDER`: compares with the dist/ of another commit.
 * `npm run bench -- timing --samples 200 --call Forgot`, `npm run bench -- load --minutes 5`: shorter than by default.
 * `npm run bench -- idle --minutes 60 --speed 1`: by the real clock; a speed of 20 makes an hour of three minutes.
 * `npm run bench -- inp --control Menu`: the controls whose names have this word.
 * `npm run bench -- lighthouse --all`: every page, not a few of each kind.
 * `npm run bench -- --readme`: what was measured goes into README.md.
 * Ends with 1 when a goal is missed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '7' },
    samples: { type: 'string', default: '500' },
    call: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    articles: { type: 'string' },
    all: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    control: { type: 'string' },
    speed: { type: 'string', default: '20' },
  },
});

const [runs, samples, minutes] = [Number(values.runs), Number(values.samples), Number(values.minutes)];
const benchmarks = new Map([
  ['builds', () => benchBuilds({ articles: values.articles })],
  ['calls', benchCalls],
  // The pages' other commit is a folder of pages.
  [
    'cold-start',
    () => benchColdStart({ runs, against: positionals.includes('cold-start') ? values.against : undefined }),
  ],
  ['dashboard', () => inBrowser(benchDashboard)],
  ['distance', benchDistance],
  ['idle', () => benchIdle({ minutes, speed: Number(values.speed) })],
  ['inp', () => inBrowser((browser) => benchInp(browser, values.control))],
  ['jobs', benchJobs],
  ['lighthouse', () => benchLighthouse({ all: values.all })],
  ['load', () => benchLoad({ minutes })],
  ['logins', benchLogins],
  ['pages', () => inBrowser((browser) => benchPages(browser, { against: values.against, runs }))],
  ['pictures', () => inBrowser(benchPictures)],
  ['pricing', () => inBrowser(benchPricing)],
  ['search', () => inBrowser(benchSearch)],
  ['shelf', benchShelf],
  ['timing', () => benchTiming({ samples, call: values.call })],
  ['waterfall', () => inBrowser(benchWaterfall)],
]);

const unknown = positionals.find((name) => !benchmarks.has(name));
if (
  unknown !== undefined ||
  ![runs, samples, minutes].every((number) => Number.isInteger(number) && number > 0)
) {
  console.error(
    unknown === undefined
      ? '--runs, --samples and --minutes take a whole number from 1 on.'
      : `There is no benchmark “${unknown}”. There are: ${[...benchmarks.keys()].join(', ')}.`,
  );
  process.exit(1);
}

const environment = { ...process.env };
const missed: string[] = [];
for (const [name, benchmark] of benchmarks)
  if (positionals.length === 0 || positionals.includes(name)) {
    console.log(`\n# ${name}`);
    const figures = await figuresOf(benchmark);
    if (figures === undefined) missed.push(`${name}: it did not come to its end`);
    else {
      missed.push(
        ...figures.filter((figure) => figure.missed).map((figure) => `${name}: ${inWords(figure)}`),
      );
      if (values.readme) await writeFigures(name, figures);
    }
  }
if (missed.length > 0) {
  console.error(`\nMissed:\n${missed.map((one) => `  ${one}`).join('\n')}`);
  process.exitCode = 1;
}

/** What a benchmark found; undefined, said with its reason, when it failed: hours of others come after it. */
async function figuresOf(benchmark: () => Promise<void>): Promise<Figure[] | undefined> {
  try {
    await benchmark();
    return takeFigures();
  } catch (error) {
    console.error(error);
    takeFigures();
    return undefined;
  } finally {
    // The next one finds none of its servers in the environment.
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, environment);
  }
}

function inWords({ what, ours, goal }: Figure): string {
  return `${what}: ${ours}; the goal is ${goal}`;
}

async function inBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = systemBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments, trustCertificate],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}
