import { type TimeLeft, timeOfRun } from './time-left.ts';

export const batchSize = 100;

const lowestId = '00000000-0000-0000-0000-000000000000';

/** Works through the ids while time is left; a failing one is tried only once per run. */
export async function eachInBatches(
  read: (after: string, limit: number) => Promise<string[]>,
  work: (id: string) => Promise<void>,
  timeLeft: TimeLeft = timeOfRun(),
): Promise<void> {
  let batch = await read(lowestId, batchSize);
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
