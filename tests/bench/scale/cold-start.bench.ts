import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeDatabase } from '#netlify/core/database.ts';
import { functionBundles } from '#netlify/local/places.ts';
import { makeUser } from '#tests/support/account.ts';
import { withDatabase } from '../bench-database.ts';
import { noteFigure } from '../figures/figures.ts';
import { spread } from '../phone/spread.ts';
import { inWords } from './in-words.ts';
import { type MainCall, requestOf, staffCalls, visitorCalls } from './main-calls.ts';

/**
 * What the first caller waits for: a process starts, reads the built function, connects to the database and answers once.
 * Beside it an empty function, and with `--against FOLDER` the build/functions of another commit: of what Node does not need
 * itself, prices, free days and bookings take at most half of that.
 */

const mostOfBefore = 0.5;

const login: MainCall = {
  what: 'Login, wrong password',
  path: '/api/auth/login',
  status: 401,
  body: () => ({ email: 'nobody@example.com', password: 'four otters knit' }),
};

/** Milliseconds: on the clock, and of the processor. */
interface Start {
  wall: number;
  cpu: number;
}

/** Prints for each first call what it took, beside the empty function and the other build. Needs the built site. */
export async function benchColdStart({
  runs,
  against,
}: {
  runs: number;
  against?: string | undefined;
}): Promise<void> {
  const bundles = {
    empty: fileURLToPath(new URL('./empty-function.mjs', import.meta.url)),
    ...(against === undefined ? {} : { before: path.resolve(against, 'api.mjs') }),
    now: path.join(functionBundles, 'api.mjs'),
  };
  for (const file of Object.values(bundles))
    if (!existsSync(file)) throw new Error(`There is no ${file}. Please run "npm run build" first.`);
  await withDatabase(async () => {
    const { token } = await makeUser('first@example.com', 'ADMIN');
    await closeDatabase();
    for (const call of [...visitorCalls, login, ...staffCalls(token).slice(0, 1)])
      tell(call.what, measure(bundles, call, runs));
  });
}

type Bundles = Record<string, string>;
type Measured = Map<string, Start[]>;

/** Each in turn, so that a busy moment of the machine falls on all. */
function measure(bundles: Bundles, call: MainCall, runs: number): Measured {
  const measured: Measured = new Map(Object.keys(bundles).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, file] of Object.entries(bundles))
      measured.get(name)?.push(start(file, call, name === 'empty' ? 200 : call.status));
  return measured;
}

function start(bundle: string, call: MainCall, status: number): Start {
  const { request, address } = requestOf(call);
  const starter = fileURLToPath(new URL('./first-call.mjs', import.meta.url));
  const begun = performance.now();
  const said = execFileSync(process.execPath, [starter, bundle, JSON.stringify({ ...request, address })], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const wall = performance.now() - begun;
  const answer = JSON.parse(said.slice(said.lastIndexOf('{'))) as { status: number; cpu: number };
  if (answer.status !== status) throw new Error(`${call.what} was answered ${answer.status}.`);
  return { wall, cpu: answer.cpu };
}

function tell(what: string, measured: Measured): void {
  for (const [name, starts] of measured) {
    const [wall, cpu] = [starts.map((one) => one.wall), starts.map((one) => one.cpu)];
    console.log(
      `First call: ${what}, ${name}: ${inWords(wall)} on the clock, ${inWords(cpu)} of the processor`,
    );
  }
  const [empty, before, now] = ['empty', 'before', 'now'].map((name) => own(measured, name));
  if (empty === undefined || now === undefined) return;
  const share = before === undefined ? undefined : (now - empty) / (before - empty);
  const ofBefore = share === undefined ? '' : `; ${Math.round(share * 100)} % of before`;
  const hasGoal = share !== undefined && visitorCalls.some((call) => call.what === what);
  noteFigure({
    what: `First call: ${what}`,
    ours: `${timesOf(measured, 'now')}${ofBefore}`,
    floor: `${timesOf(measured, 'empty')}, an empty function`,
    ...(hasGoal && { goal: `${mostOfBefore * 100} % of before`, missed: share > mostOfBefore }),
  });
}

/** "177 ms (170 to 190)", of the processor. */
const timesOf = (measured: Measured, name: string) =>
  inWords((measured.get(name) ?? []).map(({ cpu }) => cpu));

function own(measured: Measured, name: string): number | undefined {
  const starts = measured.get(name);
  return starts && spread(starts.map(({ cpu }) => cpu)).median;
}
