import type { Context } from '@netlify/functions';
import { Hono } from 'hono';
import pg from 'pg';
import { hashOf } from '#netlify/core/account/secret-token.ts';
import { closeDatabase } from '#netlify/core/database.ts';
import api from '#netlify/functions/api.ts';
import { makeUser } from '#tests/support/account.ts';
import { type BenchCall, booking, get, nextRequest, reads, staffReads } from './harness/calls.ts';
import { fillBooks, withDatabase, withSql } from './harness/database.ts';
import { inWords, median, noteFigure, timed } from './harness/figures.ts';

const rounds = 100;
/** Unmeasured rounds, because code is slow at first. */
const warmUps = 200;
/** Limit, as a multiple of the bare function. */
const mostTimes = 3;

type Statement = { text: string; values: unknown[]; rows: unknown };
interface Recorded {
  statements: Statement[];
  answer: object;
}

/**
 * Measures the main calls, each compared with a bare function: one Hono route that sends
 * the same statements to a copy of the database and returns the same JSON.
 */
export function benchCalls(): Promise<void> {
  const statements = recordStatements();
  return withDatabase(async (databaseUrl) => {
    const key = 'K'.repeat(22);
    await withSql(databaseUrl, async (sql) => {
      await fillBooks(sql, 20_000);
      await sql.query(
        `insert into booking_keys (token_hash, booking_id) select $1, id from bookings where status = 'confirmed' limit 1`,
        [hashOf(key)],
      );
    });
    const { token } = await makeUser('bench@example.com', 'ADMIN');
    await closeDatabase();
    const copyUrl = await copyOf(databaseUrl);
    const calls: [call: BenchCall, authorization?: string][] = [
      ...reads.map((call): [BenchCall] => [call]),
      [booking],
      [get('A client’s booking', '/api/bookings/mine'), `Booking ${key}`],
      ...staffReads.map((call): [BenchCall, string] => [call, `Bearer ${token}`]),
    ];
    for (const [call, authorization] of calls)
      await measure(call, authorization === undefined ? {} : { authorization }, copyUrl, statements);
  });
}

async function copyOf(databaseUrl: string): Promise<string> {
  const urlOf = (name: string) => Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
  await withSql(urlOf('postgres'), (sql) => sql.query('create database bench_copy template bench'));
  return urlOf('bench_copy');
}

async function measure(
  call: BenchCall,
  headers: Record<string, string>,
  copyUrl: string,
  take: () => Promise<Statement[]>,
): Promise<void> {
  const bare = bareFunction(copyUrl);
  await take();
  const [times, bareTimes]: [number[], number[]] = [[], []];
  // Both take turns, so that a slower machine slows both.
  for (let round = 0; round < warmUps + rounds; round += 1) {
    let answer = {};
    const ms = await timed(async () => {
      answer = await ask(call, headers);
    });
    const recorded = { statements: await take(), answer };
    const bareMs = await timed(() => bare.ask(recorded));
    await take();
    if (round < warmUps) continue;
    times.push(ms);
    bareTimes.push(bareMs);
  }
  await bare.stop();
  const ratio = median(times) / median(bareTimes);
  noteFigure({
    what: call.what,
    measured: `${inWords(times)}, x ${ratio.toFixed(2)}`,
    baseline: inWords(bareTimes),
    goal: `x ${mostTimes}`,
    missed: ratio > mostTimes,
  });
}

async function ask(call: BenchCall, more: Record<string, string>): Promise<object> {
  const { path, address, init } = nextRequest(call, more);
  const answer = await api(new Request(`http://localhost${path}`, init), { ip: address } as Context);
  const text = await answer.text();
  if (answer.status !== call.status)
    throw new Error(`${call.what} was answered ${answer.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

/** Records this process's statements. Returns a function that takes those since its last call. */
function recordStatements(): () => Promise<Statement[]> {
  let recorded: Promise<Statement>[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...question: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: pg.Client, ...question: unknown[]) {
    const [asked, values = []] = question as [string | { text: string }, unknown[]?];
    const text = typeof asked === 'string' ? asked : asked.text;
    const { promise, resolve } = Promise.withResolvers<Statement>();
    recorded.push(promise);
    const note = (result: unknown) => resolve({ text, values, rows: (result as pg.QueryResult)?.rows });
    const told = question.at(-1);
    // Pools query with a callback.
    if (typeof told === 'function')
      return query.call(this, ...question.slice(0, -1), (error: unknown, result: unknown) => {
        note(result);
        told(error, result);
      });
    const answer = query.apply(this, question) as Promise<unknown>;
    answer.then(note, note);
    return answer;
  };
  return () => {
    const taken = recorded;
    recorded = [];
    return Promise.all(taken);
  };
}

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const idsIn = (rows: unknown) => JSON.stringify(rows ?? []).match(ids) ?? [];

/** Creates a function without rules. Ids generated by its database replace the recorded ones. */
function bareFunction(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  pool.on('error', () => undefined); // The database may stop before the connections are closed.
  const app = new Hono<{ Bindings: Recorded }>().get('*', async (c) => {
    const sql = await pool.connect();
    const drawn = new Map<string, string>();
    const translated = (value: unknown) =>
      typeof value === 'string' ? value.replace(ids, (id) => drawn.get(id) ?? id) : value;
    for (const { text, values, rows } of c.env.statements) {
      const result = await sql.query({ text, values: values.map(translated), rowMode: 'array' });
      const own = idsIn(result.rows);
      for (const [at, id] of idsIn(rows).entries()) drawn.set(id, own[at] ?? id);
    }
    sql.release();
    return c.json(c.env.answer);
  });
  return {
    ask: async (recorded: Recorded) =>
      (await app.fetch(new Request('http://localhost/'), recorded)).arrayBuffer(),
    stop: () => pool.end(),
  };
}
