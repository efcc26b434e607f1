import { expect, test } from 'vitest';
import { batchSize, eachInBatches } from './each-in-batches.ts';

const ids = Array.from({ length: 2.5 * batchSize }, (_, n) => `id-${String(n).padStart(4, '0')}`);

function table(rows: readonly string[]) {
  const read: number[] = [];
  return {
    read,
    ids: async (after: string, limit: number) => {
      const batch = rows.filter((id) => id > after).slice(0, limit);
      read.push(batch.length);
      return batch;
    },
  };
}

test('every id is processed once, in batches', async () => {
  const rows = table(ids);
  const done: string[] = [];
  await eachInBatches(rows.ids, async (id) => void done.push(id));
  expect(done).toEqual(ids);
  expect(rows.read).toEqual([batchSize, batchSize, batchSize / 2]);
});

test('a full last batch and an empty table both end the loop', async () => {
  const full = table(ids.slice(0, batchSize));
  await eachInBatches(full.ids, async () => undefined);
  expect(full.read).toEqual([batchSize, 0]);
  const none = table([]);
  await eachInBatches(none.ids, async () => undefined);
  expect(none.read).toEqual([0]);
});

test('a run out of time processes nothing more', async () => {
  const rows = table(ids);
  const done: string[] = [];
  await eachInBatches(
    rows.ids,
    async (id) => void done.push(id),
    () => done.length < 3,
  );
  expect(done).toEqual(ids.slice(0, 3));
  expect(rows.read).toEqual([batchSize]);
});
