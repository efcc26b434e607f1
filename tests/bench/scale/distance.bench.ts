import { closeDatabase } from '#netlify/core/database.ts';
import { startDatabaseProxy } from '#tests/support/server/database-proxy.ts';
import { noteStatements, type StatementNotes } from '#tests/support/server/database-trips.ts';
import { noteFigure } from '../figures/figures.ts';
import { ask, withFilledApi } from './api-in-process.ts';
import { inWords } from './in-words.ts';
import type { MainCall } from './main-calls.ts';

/**
 * The main calls with a database that is 0, 5 and 20 ms away, and how often each waits for it, one time after the other.
 */

const distances = [0, 5, 20] as const;
const rounds = 15;

/** Prints for each call what it takes at each distance, and how many trips that are. */
export function benchDistance(): Promise<void> {
  const { take } = noteStatements();
  return withFilledApi(async ({ databaseUrl, calls }) => {
    const measured = new Map<MainCall, number[][]>(calls.map((call) => [call, []]));
    for (const distance of distances) {
      const proxy = await startDatabaseProxy(databaseUrl, distance);
      await closeDatabase();
      process.env.NETLIFY_DB_URL = proxy.url;
      for (const call of calls) measured.get(call)?.push(await measure(call));
      await closeDatabase();
      await proxy.stop();
    }
    process.env.NETLIFY_DB_URL = databaseUrl;
    for (const [call, times] of measured) tell(call, times, await tripsOf(call, take));
  });
}

/** Connects first, and reads what is read with a first call. */
async function measure(call: MainCall): Promise<number[]> {
  await Promise.all([ask(call), ask(call)]);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await ask(call);
    times.push(performance.now() - begun);
  }
  return times;
}

async function tripsOf(call: MainCall, take: StatementNotes['take']): Promise<number> {
  take();
  await ask(call);
  return take().trips;
}

function tell({ what, mostTrips }: MainCall, times: number[][], trips: number): void {
  const missed = mostTrips !== undefined && trips > mostTrips;
  const said = times.map((some, at) => `${distances[at]} ms away ${inWords(some)}`).join(', ');
  console.log(`${what}: ${said}; ${trips} trips${missed ? `, more than ${mostTrips}` : ''}`);
  noteFigure({
    what: `${what}, database ${distances.at(-1)} ms away`,
    ours: `${trips === 1 ? '1 trip' : `${trips} trips`}, ${inWords(times.at(-1) ?? [])}`,
    floor: `${inWords(times[0] ?? [])}, ${distances[0]} ms away`,
    ...(mostTrips !== undefined && { goal: `${mostTrips} trips`, missed }),
  });
}
