import pg from 'pg';
import { noteStatements, type StatementNotes } from '#tests/support/server/database-trips.ts';
import { spread } from '../phone/spread.ts';
import { ask, withFilledApi } from './api-in-process.ts';
import { type Recording, recordingOf, replay } from './bare-sql.ts';
import { inWords } from './in-words.ts';
import type { MainCall } from './main-calls.ts';

/**
 * The main calls beside their bare SQL: the same statements over a plain connection, in a copy of the database. One after the
 * other, and twenty at a time. Paypack has no part in it.
 */

const rounds = 60;
const connections = 20;
/** So many times the bare SQL may a call take, one after the other. */
const mostTimes = 1.3;

type Times = number[];

/** Prints for each call what it takes and what its SQL takes. */
export function benchCalls(): Promise<void> {
  const { take } = noteStatements();
  return withFilledApi(async ({ databaseUrl, calls }) => {
    delete process.env.PAYPACK_CLIENT_ID;
    const copyUrl = await copyOf(databaseUrl);
    for (const call of calls) {
      const { times, recordings } = await measure(call, take);
      const bare = await measureBare(copyUrl, recordings, 1);
      const crowded = await measureCrowd(call);
      // What is recorded of many at once cannot be told apart, so each repeats what one did before it.
      const crowdedBare = call.body ? undefined : await measureBare(copyUrl, recordings, connections);
      tell(call, { times, bare, crowded, crowdedBare });
    }
  });
}

async function copyOf(databaseUrl: string): Promise<string> {
  const sql = new pg.Client(Object.assign(new URL(databaseUrl), { pathname: '/postgres' }).href);
  await sql.connect();
  await sql.query('create database bench_copy template bench');
  await sql.end();
  return Object.assign(new URL(databaseUrl), { pathname: '/bench_copy' }).href;
}

async function measure(call: MainCall, take: StatementNotes['take']) {
  const [times, recordings]: [Times, Recording[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    take();
    times.push(await timed(() => ask(call)));
    recordings.push(await recordingOf(take().statements));
  }
  return { times, recordings };
}

async function measureCrowd(call: MainCall): Promise<Times> {
  const times: Times = [];
  const one = async () => {
    for (let round = 0; round < rounds / 4; round += 1) times.push(await timed(() => ask(call)));
  };
  await Promise.all(Array.from({ length: connections }, one));
  return times;
}

/** Each recording once over one connection, or all of them over each of many. */
async function measureBare(url: string, recordings: readonly Recording[], count: number): Promise<Times> {
  const times: Times = [];
  const one = async () => {
    const sql = new pg.Client(url);
    await sql.connect();
    const turns = count === 1 ? recordings : recordings.slice(0, rounds / 4);
    for (const recording of turns) times.push(await replay(sql, recording));
    await sql.end();
  };
  await Promise.all(Array.from({ length: count }, one));
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

interface Measured {
  times: Times;
  bare: Times;
  crowded: Times;
  crowdedBare: Times | undefined;
}

function tell({ what }: MainCall, { times, bare, crowded, crowdedBare }: Measured): void {
  const ratio = spread(times).median / spread(bare).median;
  const missed = ratio > mostTimes;
  if (missed) process.exitCode = 1;
  const beside = crowdedBare === undefined ? '' : `, its SQL ${inWords(crowdedBare)}`;
  console.log(
    `${what}: ${inWords(times)}, its SQL ${inWords(bare)}: ${ratio.toFixed(2)} times${missed ? ', too much' : ''}; ${connections} at a time ${inWords(crowded)}${beside}`,
  );
}
