import pg from 'pg';
import { noteStatements, type StatementNotes } from '#tests/support/server/database-trips.ts';
import { noteFigure } from '../figures/figures.ts';
import { spread } from '../phone/spread.ts';
import { ask, withFilledApi } from './api-in-process.ts';
import { type Answered, bareFunction } from './bare-function.ts';
import { type Recording, recordingOf, replay } from './bare-sql.ts';
import { inWords } from './in-words.ts';
import type { MainCall } from './main-calls.ts';

/**
 * The main calls beside their bare SQL, which is the same statements over a plain connection in a copy of the database, and beside a
 * bare function that asks them. One after the other, and twenty at a time. Paypack has no part in it.
 */

const rounds = 100;
/** So often it is asked before, unmeasured: code that runs for the first time is slow, and the floors’ would be no newer than ours. */
const warmUps = 300;
const connections = 20;
const crowdRounds = 15;
/** So many times the bare SQL may a call take, one after the other. */
const mostTimes = 1.3;

type Times = number[];

/** The same work, one after the other and many at a time. */
interface Both {
  alone: Times;
  /** Undefined for what writes: recorded of many at once it cannot be told apart, and repeated it is something else. */
  crowded?: Times;
}

/** What a call takes, and what its floors do. */
interface Measured {
  ours: Required<Both>;
  sql: Both;
  /** Undefined for what writes. */
  bare: Required<Both> | undefined;
}

/** Prints for each call what it takes, and what its SQL and a bare function take. */
export function benchCalls(): Promise<void> {
  const { take } = noteStatements();
  return withFilledApi(async ({ databaseUrl, calls }) => {
    delete process.env.PAYPACK_CLIENT_ID;
    const copyUrl = await copyOf(databaseUrl);
    for (const call of calls) tell(call, await measure(call, copyUrl, take));
  });
}

async function copyOf(databaseUrl: string): Promise<string> {
  const sql = new pg.Client(databaseUrlOf(databaseUrl, 'postgres'));
  await sql.connect();
  await sql.query('create database bench_copy template bench');
  await sql.end();
  return databaseUrlOf(databaseUrl, 'bench_copy');
}

function databaseUrlOf(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

async function measure(call: MainCall, copyUrl: string, take: StatementNotes['take']): Promise<Measured> {
  const { times, answers } = await record(call, take);
  const recordings = answers.map(({ recording }) => recording);
  const sql: Both = { alone: await measureSql(copyUrl, recordings) };
  const ours = { alone: times, crowded: await inCrowd(() => timed(() => ask(call))) };
  if (call.body) return { ours, sql, bare: undefined };
  sql.crowded = (
    await Promise.all(
      Array.from({ length: connections }, () => measureSql(copyUrl, recordings.slice(0, crowdRounds))),
    )
  ).flat();
  return { ours, sql, bare: await measureBare(copyUrl, answers) };
}

async function record(call: MainCall, take: StatementNotes['take']) {
  for (let round = 0; round < warmUps; round += 1) await ask(call);
  const [times, answers]: [Times, Answered[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    take();
    let bytes = new ArrayBuffer();
    times.push(
      await timed(async () => {
        bytes = await ask(call);
      }),
    );
    answers.push({ recording: await recordingOf(take().statements), answer: answerIn(bytes) });
  }
  return { times, answers };
}

function answerIn(bytes: ArrayBuffer): object {
  return JSON.parse(Buffer.from(bytes).toString());
}

/** Each recording once over one connection. */
async function measureSql(url: string, recordings: readonly Recording[]): Promise<Times> {
  const sql = new pg.Client(url);
  await sql.connect();
  const times: Times = [];
  for (const recording of recordings) times.push(await replay(sql, recording));
  await sql.end();
  return times;
}

async function measureBare(url: string, answers: readonly Answered[]): Promise<Required<Both>> {
  const bare = bareFunction(url);
  for (let round = 0; round < warmUps; round += 1) await bare.ask(answers[round % rounds] as Answered);
  const alone: Times = [];
  for (const answered of answers) alone.push(await timed(() => bare.ask(answered)));
  const crowded = await inCrowd((round) => timed(() => bare.ask(answers[round] as Answered)));
  await bare.stop();
  return { alone, crowded };
}

/** The times of many at once, each of whom does it some times. */
async function inCrowd(once: (round: number) => Promise<number>): Promise<Times> {
  const times: Times = [];
  const one = async () => {
    for (let round = 0; round < crowdRounds; round += 1) times.push(await once(round));
  };
  await Promise.all(Array.from({ length: connections }, one));
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function tell({ what }: MainCall, { ours, sql, bare }: Measured): void {
  const ratio = timesOf(ours.alone, sql.alone);
  const missed = ratio > mostTimes;
  noteFigure({
    what,
    ours: `${inWords(ours.alone)}, x ${ratio.toFixed(2)}`,
    floor: inWords(sql.alone),
    goal: `x ${mostTimes}`,
    missed,
  });
  const alone = beside(ours.alone, sql.alone, bare?.alone);
  const crowded = beside(ours.crowded, sql.crowded, bare?.crowded);
  console.log(`${what}: ${alone}${missed ? ', too much' : ''}; ${connections} at a time ${crowded}`);
}

/** "2.0 ms (1 to 3), its SQL 1.0 ms (1 to 1): 2.00 times, a bare function …" */
function beside(ours: Times, sql: Times | undefined, bare: Times | undefined): string {
  const floor = (name: string, times: Times | undefined) =>
    times ? [`${name} ${inWords(times)}: ${timesOf(ours, times).toFixed(2)} times`] : [];
  return [inWords(ours), ...floor('its SQL', sql), ...floor('a bare function', bare)].join(', ');
}

function timesOf(ours: Times, floor: Times): number {
  return spread(ours).median / spread(floor).median;
}
