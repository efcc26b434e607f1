import { expect, test } from 'vitest';
import { batchSize, eachInBatches } from './each-in-batches.ts';

const ids = Array.from({ length: 2.5 * batchSize }, (_, n) => `id-${String(n).padStart(4, '0')}`);

/** The ids as a table has them, and how many were read at a time. */
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

test('every id has its turn once, and few are read at a time', async () => {
  const rows = table(ids);
  const done: string[] = [];
  await eachInBatches(rows.ids, async (id) => void done.push(id));
  expect(done).toEqual(ids);
  expect(rows.read).toEqual([batchSize, batchSize, batchSize / 2]);
});

test('full batches end as well, and nothing at all', async () => {
  const full = table(ids.slice(0, batchSize));
  await eachInBatches(full.ids, async () => undefined);
  expect(full.read).toEqual([batchSize, 0]);
  const none = table([]);
  await eachInBatches(none.ids, async () => undefined);
  expect(none.read).toEqual([0]);
});

test('a run whose time is over begins nothing more', async () => {
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
