import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeDatabase } from '#netlify/core/database.ts';
import { startFileServer } from '#netlify/local/files.ts';
import { startMailSink } from '#netlify/local/mail-sink/mail-sink.ts';
import { paypackEnvironment } from '#netlify/local/paypack-sandbox/environment.ts';
import { startPaypackSandbox } from '#netlify/local/paypack-sandbox/sandbox.ts';
import { makeUser } from '#tests/support/account.ts';
import type { MemoryOfProcess } from '#tests/support/server/functions-process.ts';
import { withApi } from './api-process.ts';
import { withSql } from './bench-database.ts';
import { noteFigure } from './figures/figures.ts';
import { fillBooks } from './fill-dashboard.ts';
import { cvCalls, type LoadCall, pictureCalls, staffCalls, visitorCalls } from './load-calls.ts';
import { report } from './response-times.ts';

/**
 * Visitors, staff and uploads at the same time, for half an hour, on a studio's books after some years: no call may fail, and the
 * memory of the API has to stay flat. Each is one person after another, who waits a moment between two calls.
 */

const visitors = { people: 6, pauseMs: 300 };
const staff = { people: 2, pauseMs: 500 };
const uploads = { people: 1, pauseMs: 2000 };
const memoryEveryMs = 10_000;
/** MB a minute by which what is held may grow: less than half an hour of measurements can tell from none. */
const mostGrowth = 0.5;

/** What was measured: milliseconds by kind of call, and what was not answered as it should. */
interface Findings {
  times: Map<string, number[]>;
  errors: string[];
}

/** Prints errors, memory, and how long each kind of call took. */
export async function benchLoad({ minutes }: { minutes: number }): Promise<void> {
  const parts = await startParts();
  try {
    await withApi(async ({ url, memory: memoryNow, databaseUrl }) => {
      await withSql(databaseUrl, (sql) => fillBooks(sql, 100_000));
      const { token } = await makeUser('load@example.com', 'ADMIN');
      await closeDatabase();
      const findings: Findings = { times: new Map(), errors: [] };
      const until = Date.now() + minutes * 60_000;
      const asStaff = { authorization: `Bearer ${token}` };
      const crowd = [
        people(visitors, url, visitorCalls, findings, until),
        people(uploads, url, cvCalls, findings, until),
        people(staff, url, staffCalls, findings, until, asStaff),
        people(uploads, url, await pictureCalls(), findings, until, asStaff),
      ];
      const memory = await watchMemory(memoryNow, until, parts.forgetMails);
      await Promise.all(crowd);
      tell(findings, memory);
    });
  } finally {
    await parts.stop();
  }
}

/** Files, mail and Paypack, in this process: what they remember is not in the memory that is watched. */
async function startParts() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-files-'));
  const [files, mail, paypack] = [
    await startFileServer(folder),
    await startMailSink(),
    await startPaypackSandbox(),
  ];
  Object.assign(process.env, {
    NETLIFY_BLOBS_CONTEXT: files.context,
    SMTP_URL: mail.url,
    ...paypackEnvironment(paypack),
  });
  return {
    forgetMails: () => mail.clear(),
    async stop() {
      await Promise.all([files.stop(), mail.stop(), paypack.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let made = 0;

/** So many people who call one thing after another. */
async function people(
  { people: count, pauseMs }: { people: number; pauseMs: number },
  url: string,
  calls: readonly LoadCall[],
  findings: Findings,
  until: number,
  headers: Record<string, string> = {},
): Promise<void> {
  const one = async (first: number) => {
    for (let turn = first; Date.now() < until; turn += 1) {
      const asked = calls[turn % calls.length];
      if (asked !== undefined) await ask(url, asked, findings, headers);
      await wait(pauseMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

async function ask(
  url: string,
  { kind, path: pathOf, send, status }: LoadCall,
  { times, errors }: Findings,
  more: Record<string, string>,
): Promise<void> {
  made += 1;
  const { headers, ...request } = send?.(made) ?? {};
  // Each from a network of its own: the limits have no part in this.
  const address = `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}`;
  const begun = performance.now();
  const answer = await fetch(`${url}${pathOf(made)}`, {
    ...request,
    headers: { ...(headers as Record<string, string>), ...more, 'x-visitor-address': address },
  }).catch((error: Error) => error);
  const text = answer instanceof Error ? `${answer.message}: ${answer.cause}` : await answer.text();
  const taken = times.get(kind) ?? [];
  taken.push(performance.now() - begun);
  times.set(kind, taken);
  if (answer instanceof Error || answer.status !== status)
    errors.push(`${kind}: ${answer instanceof Error ? 'no answer' : answer.status} ${text.slice(0, 200)}`);
}

/** What was measured of the memory until then, in MB. */
async function watchMemory(
  memoryNow: () => Promise<MemoryOfProcess>,
  until: number,
  meanwhile: () => void,
): Promise<MemoryOfProcess[]> {
  const measured: MemoryOfProcess[] = [];
  while (Date.now() < until) {
    const { rss, held } = await memoryNow();
    measured.push({ rss: rss / 1_000_000, held: held / 1_000_000 });
    meanwhile();
    await wait(memoryEveryMs);
  }
  return measured;
}

function tell({ times, errors }: Findings, memory: MemoryOfProcess[]): void {
  for (const kind of [...times.keys()].sort()) console.log(report(kind, times.get(kind) ?? []));
  const held = memory.map((measured) => measured.held);
  const inAMinute = 60_000 / memoryEveryMs;
  // Until then everything is read and compiled for the first time.
  const growth = slopeOf(held.slice(Math.floor(held.length / 3))) * inAMinute;
  const minutes = held.filter((_, at) => at % inAMinute === 0).map(Math.round);
  const most = Math.round(Math.max(...memory.map(({ rss }) => rss)));
  console.log(
    `Memory: ${most} MB at most. Held, minute by minute: ${minutes.join(', ')} MB; after the first third ${growth.toFixed(2)} MB a minute`,
  );
  console.log(`${made} calls, ${errors.length} errors`);
  for (const error of new Set(errors.slice(0, 20))) console.log(error);
  noteFigure({
    what: `${made} calls of visitors, staff and uploads at once`,
    ours: `${errors.length} errors`,
    goal: '0 errors',
    missed: errors.length > 0,
  });
  noteFigure({
    what: 'Memory of the functions meanwhile',
    ours: `${growth.toFixed(2)} MB more a minute; ${most} MB at most`,
    goal: `${mostGrowth} MB more a minute`,
    missed: growth > mostGrowth,
  });
}

/** By how much the values grow from one to the next, by least squares. */
function slopeOf(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  const [up, square] = values.reduce(
    ([together, alone], value, at) => [together + (at - middle) * (value - mean), alone + (at - middle) ** 2],
    [0, 0],
  );
  return square === 0 ? 0 : up / square;
}
