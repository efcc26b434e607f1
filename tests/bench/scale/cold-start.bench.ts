import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeDatabase } from '#netlify/core/database.ts';
import { functionBundles } from '#netlify/local/places.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { monthOf } from '#src/lib/dates/months.ts';
import { makeUser } from '#tests/support/account.ts';
import { bookingRequest, newPhone } from '#tests/support/booking-request.ts';
import { afterAMinute } from '#tests/support/fill-time.ts';
import { withDatabase } from './bench-database.ts';
import { middle, spread } from './spread.ts';

/**
 * What the first caller waits for: a process starts, reads the built function, connects to the database and answers once.
 * Beside it an empty function, and with `--against FOLDER` the build/functions of another commit: of what Node does not need
 * itself, prices, free days and bookings take at most half of that.
 */

const mostOfBefore = 0.5;

interface FirstCall {
  what: string;
  path: string;
  status: number;
  send?: () => { method: 'POST'; headers: Record<string, string>; body: string };
  headers?: Record<string, string>;
}

const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json', ...afterAMinute, ...headers },
  body: JSON.stringify(body),
});

const visitors: FirstCall[] = [
  { what: 'Prices', path: '/api/pricing', status: 200 },
  {
    what: 'Free days',
    path: `/api/availability?month=${monthOf(todayInKigali(new Date()))}`,
    status: 200,
  },
  {
    what: 'Booking',
    path: '/api/bookings',
    status: 201,
    send: () =>
      json(
        bookingRequest({ eventDate: '', email: `${crypto.randomUUID()}@example.com`, phone: newPhone() }),
        { 'idempotency-key': crypto.randomUUID() },
      ),
  },
  {
    what: 'Login, wrong password',
    path: '/api/auth/login',
    status: 401,
    send: () => json({ email: 'nobody@example.com', password: 'four otters knit' }),
  },
];

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
    const staff = {
      what: 'List of bookings, staff',
      path: '/api/bookings',
      status: 200,
      headers: { authorization: `Bearer ${token}` },
    };
    for (const call of [...visitors, staff]) tell(call.what, measure(bundles, call, runs));
  });
}

type Bundles = Record<string, string>;
type Measured = Map<string, Start[]>;

/** Each in turn, so that a busy moment of the machine falls on all. */
function measure(bundles: Bundles, call: FirstCall, runs: number): Measured {
  const measured: Measured = new Map(Object.keys(bundles).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, file] of Object.entries(bundles))
      measured.get(name)?.push(start(file, call, name === 'empty' ? 200 : call.status));
  return measured;
}

let made = 0;

function start(bundle: string, { path: address, send, headers }: FirstCall, status: number): Start {
  made += 1;
  // Each from a network of its own: the limits have no part in this.
  const call = { path: address, address: `10.0.${made >> 8}.${made & 255}`, headers, ...send?.() };
  const starter = fileURLToPath(new URL('./first-call.mjs', import.meta.url));
  const begun = performance.now();
  const said = execFileSync(process.execPath, [starter, bundle, JSON.stringify(call)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const wall = performance.now() - begun;
  const answer = JSON.parse(said.slice(said.lastIndexOf('{'))) as { status: number; cpu: number };
  if (answer.status !== status) throw new Error(`${address} was answered ${answer.status}.`);
  return { wall, cpu: answer.cpu };
}

function tell(what: string, measured: Measured): void {
  for (const [name, starts] of measured) {
    const [wall, cpu] = [starts.map((one) => one.wall), starts.map((one) => one.cpu)];
    console.log(
      `First call: ${what}, ${name}: ${spread(wall)} on the clock, ${spread(cpu)} of the processor`,
    );
  }
  const [empty, before, now] = ['empty', 'before', 'now'].map((name) => own(measured, name));
  if (empty === undefined || now === undefined || before === undefined) return;
  const share = (now - empty) / (before - empty);
  const missed = share > mostOfBefore;
  if (missed) process.exitCode = 1;
  console.log(
    `First call: ${what}: ${Math.round(share * 100)} % of before, beside what Node takes${missed ? ': too much' : ''}`,
  );
}

function own(measured: Measured, name: string): number | undefined {
  const starts = measured.get(name);
  return starts && middle(starts.map(({ cpu }) => cpu));
}
