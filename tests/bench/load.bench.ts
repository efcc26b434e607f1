import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { closeDatabase } from '#netlify/core/database.ts';
import { startFileServer } from '#netlify/local/files.ts';
import { startMailSink } from '#netlify/local/mail-sink/mail-sink.ts';
import { paypackEnvironment } from '#netlify/local/paypack-sandbox/environment.ts';
import { startPaypackSandbox } from '#netlify/local/paypack-sandbox/sandbox.ts';
import { makeUser } from '#tests/support/account.ts';
import { applicationForm, cvFile } from '#tests/support/requests/application-request.ts';
import { afterAMinute } from '#tests/support/requests/fill-time.ts';
import { messageRequest } from '#tests/support/requests/message-request.ts';
import { pdfOf } from '#tests/support/requests/pdf.ts';
import { bundleFunctionsServer, startFunctionsProcess } from '#tests/support/server/functions-process.ts';
import { type BenchCall, booking, emailOf, nextRequest, post, reads, staffReads } from './harness/calls.ts';
import { fillBooks, withDatabase, withSql } from './harness/database.ts';
import { noteFigure, percentile, rounded } from './harness/figures.ts';

const memoryEveryMs = 10_000;
/** Limit of memory growth, in MB per minute; measurements of half an hour are no more precise. */
const mostGrowth = 0.5;

const visitorCalls = [
  ...reads,
  ...reads,
  ...reads,
  booking,
  post('Message', '/api/contact', 201, (n) =>
    messageRequest({ email: emailOf(n), phone: '', message: `Message ${n}` }),
  ),
  post('Login with a wrong password', '/api/auth/login', 401, (n) => ({
    email: emailOf(n),
    password: 'four otters knit',
  })),
];

const cv = cvFile(pdfOf(400_000));
const application: BenchCall = {
  what: 'Application with a CV',
  path: () => '/api/applications',
  send: (n) => ({
    method: 'POST',
    headers: afterAMinute,
    body: applicationForm({ email: emailOf(n), phone: '', cv }),
  }),
  status: 201,
};

async function pictureCall(): Promise<BenchCall> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1600, height: 1067, channels: 3, background: '#336699', noise } as const;
  const body = new Uint8Array(await sharp({ create }).jpeg({ quality: 80 }).toBuffer());
  return {
    what: 'Picture for the gallery',
    path: () => '/api/gallery/files',
    send: () => ({
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', 'idempotency-key': crypto.randomUUID() },
      body,
    }),
    status: 201,
  };
}

interface Findings {
  times: Map<string, number[]>;
  errors: string[];
}

/**
 * Runs visitors, staff and uploads together on 100,000 bookings: no request may fail,
 * and the API's memory has to stay flat.
 */
export function benchLoad({ minutes }: { minutes: number }): Promise<void> {
  return withApi(async ({ url, memory, forgetMails }, databaseUrl) => {
    await withSql(databaseUrl, (sql) => fillBooks(sql, 100_000));
    const { token } = await makeUser('load@example.com', 'ADMIN');
    await closeDatabase();
    const findings: Findings = { times: new Map(), errors: [] };
    const until = Date.now() + minutes * 60_000;
    const authorization = { authorization: `Bearer ${token}` };
    const person = async (first: number, pauseMs: number, calls: readonly BenchCall[], headers = {}) => {
      for (let turn = first; Date.now() < until; turn += 1) {
        await ask(url, calls[turn % calls.length] as BenchCall, headers, findings);
        await wait(pauseMs * (0.5 + Math.random()));
      }
    };
    const crowd = [
      ...Array.from({ length: 6 }, (_, first) => person(first, 300, visitorCalls)),
      ...Array.from({ length: 2 }, (_, first) => person(first, 500, staffReads, authorization)),
      person(0, 2000, [application]),
      person(0, 2000, [await pictureCall()], authorization),
    ];
    const measured: { rss: number; held: number }[] = [];
    while (Date.now() < until) {
      measured.push(await memory());
      forgetMails();
      await wait(memoryEveryMs);
    }
    await Promise.all(crowd);
    noteFindings(findings, measured);
  });
}

/** Starts the API in its own process; files, mail and Paypack stay in this one, which is not measured. */
function withApi(
  use: (
    api: { url: string; memory: () => Promise<{ rss: number; held: number }>; forgetMails: () => void },
    databaseUrl: string,
  ) => Promise<void>,
): Promise<void> {
  return withDatabase(async (databaseUrl) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-files-'));
    const files = await startFileServer(folder);
    const mail = await startMailSink();
    const paypack = await startPaypackSandbox();
    const variables = { NETLIFY_BLOBS_CONTEXT: files.context, SMTP_URL: mail.url };
    Object.assign(process.env, variables, paypackEnvironment(paypack));
    const bundle = await bundleFunctionsServer();
    const api = await startFunctionsProcess(bundle);
    try {
      await use({ url: api.url, memory: api.memory, forgetMails: () => mail.clear() }, databaseUrl);
    } finally {
      await api.kill();
      await Promise.all([files.stop(), mail.stop(), paypack.stop()]);
      for (const made of [folder, path.dirname(bundle)]) await rm(made, { recursive: true, force: true });
    }
  });
}

async function ask(
  url: string,
  call: BenchCall,
  more: Record<string, string>,
  { times, errors }: Findings,
): Promise<void> {
  const { path: pathname, address, init } = nextRequest(call, { ...more });
  const headers = { ...init.headers, 'x-visitor-address': address };
  const begun = performance.now();
  const answer = await fetch(url + pathname, { ...init, headers }).catch((error: Error) => error);
  const text = answer instanceof Error ? `${answer.message}: ${answer.cause}` : await answer.text();
  times.set(call.what, [...(times.get(call.what) ?? []), performance.now() - begun]);
  if (answer instanceof Error || answer.status !== call.status)
    errors.push(
      `${call.what}: ${answer instanceof Error ? 'no answer' : answer.status} ${text.slice(0, 200)}`,
    );
}

function noteFindings({ times, errors }: Findings, memory: { rss: number; held: number }[]): void {
  for (const [what, taken] of times)
    noteFigure({ what: `${what}, p95`, measured: `${rounded(percentile(taken, 0.95))} ms` });
  for (const error of new Set(errors.slice(0, 20))) console.log(error);
  const made = [...times.values()].reduce((sum, taken) => sum + taken.length, 0);
  noteFigure({
    what: 'All calls at once',
    measured: `${made} calls, ${errors.length} errors`,
    goal: '0 errors',
    missed: errors.length > 0,
  });
  const held = memory.map((each) => each.held / 1_000_000);
  // Skips the first third, in which code is loaded and compiled.
  const growth = slopeOf(held.slice(Math.floor(held.length / 3))) * (60_000 / memoryEveryMs);
  const most = Math.max(...memory.map(({ rss }) => rss)) / 1_000_000;
  noteFigure({
    what: 'Memory of the functions',
    measured: `${growth.toFixed(2)} MB more a minute; ${Math.round(most)} MB at most`,
    goal: `${mostGrowth} MB more a minute`,
    missed: growth > mostGrowth,
  });
}

function slopeOf(values: number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  let [covariance, variance] = [0, 0];
  for (const [at, value] of values.entries()) {
    covariance += (at - middle) * (value - mean);
    variance += (at - middle) ** 2;
  }
  return variance === 0 ? 0 : covariance / variance;
}
