import { type TimeLeft, timeOfRun } from './time-left.ts';

/** So many ids are read at a time, however many there are. */
export const batchSize = 100;

/** Sorts before every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Does the work for one id after another, in their order, for as long as the run has time. A batch begins behind the last id of
 * the one before it: what stays due because it fails is met once, and the next run meets it again.
 */
export async function eachInBatches(
  read: (after: string, limit: number) => Promise<string[]>,
  work: (id: string) => Promise<void>,
  timeLeft: TimeLeft = timeOfRun(),
): Promise<void> {
  let batch = await read(beforeAll, batchSize);
  while (true) {
    for (const id of batch) {
      if (!timeLeft()) return;
      await work(id);
    }
    const last = batch.at(-1);
    if (last === undefined || batch.length < batchSize) return;
    batch = await read(last, batchSize);
  }
}
