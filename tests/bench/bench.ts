import { parseArgs } from 'node:util';
import { benchBuilds } from './builds.bench.ts';
import { benchCalls } from './calls.bench.ts';
import { benchDashboard } from './dashboard.bench.ts';
import { type Figure, takeFigures } from './harness/figures.ts';
import { inBrowser } from './harness/phone.ts';
import { writeFigures } from './harness/write-figures.ts';
import { benchIdle } from './idle.bench.ts';
import { benchInp } from './inp.bench.ts';
import { benchLighthouse } from './lighthouse.bench.ts';
import { benchLoad } from './load.bench.ts';
import { benchPages } from './pages.bench.ts';

/** Runs the benchmarks (docs/benchmarks.md). Exits with 1 when a goal is missed. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: 'boolean', default: false },
    against: { type: 'string' },
    runs: { type: 'string', default: '7' },
    minutes: { type: 'string', default: '30' },
    articles: { type: 'string' },
    all: { type: 'boolean', default: false },
    control: { type: 'string' },
    speed: { type: 'string', default: '20' },
  },
});
const [runs, minutes, speed] = [values.runs, values.minutes, values.speed].map(positive) as [
  number,
  number,
  number,
];
const benchmarks: Record<string, () => Promise<void>> = {
  builds: () => benchBuilds(values),
  calls: benchCalls,
  dashboard: () => inBrowser(benchDashboard),
  idle: () => benchIdle({ minutes, speed }),
  inp: () => inBrowser((browser) => benchInp(browser, values)),
  lighthouse: () => benchLighthouse(values),
  load: () => benchLoad({ minutes }),
  pages: () => inBrowser((browser) => benchPages(browser, { against: values.against, runs })),
};

const unknown = positionals.find((name) => !(name in benchmarks));
if (unknown !== undefined)
  fail(`There is no benchmark “${unknown}”. There are: ${Object.keys(benchmarks).join(', ')}.`);

// The API logs a line per request.
for (const level of ['info', 'warn'] as const) console[level] = () => undefined;

const environment = { ...process.env };
for (const [name, benchmark] of Object.entries(benchmarks)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n# ${name}`);
  const figures = await figuresOf(benchmark);
  if (figures === undefined || figures.some(({ missed }) => missed)) process.exitCode = 1;
  if (values.write && figures !== undefined) await writeFigures(name, figures);
}

/** Runs a benchmark. Prints a failure and returns undefined, because hours of others may follow. */
async function figuresOf(benchmark: () => Promise<void>): Promise<Figure[] | undefined> {
  try {
    await benchmark();
    return takeFigures();
  } catch (error) {
    console.error(error);
    takeFigures();
    return undefined;
  } finally {
    // The next benchmark must not use the servers of this one.
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, environment);
  }
}

function positive(text: string): number {
  const number = Number(text);
  return number > 0 ? number : fail(`“${text}” is not a number above 0.`);
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}
