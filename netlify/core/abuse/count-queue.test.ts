import { expect, test } from 'vitest';
import { DatabaseOutage, isOutage } from '../database-outage.ts';
import { queueCount } from './count-queue.ts';

test('once one count fails with an outage, the queued ones fail without a query', async () => {
  const away = Promise.withResolvers<never>();
  const begun: number[] = [];
  const crowd = Array.from({ length: 20 }, (_, number) =>
    queueCount(() => {
      begun.push(number);
      return away.promise;
    }),
  );
  const heard = Promise.allSettled(crowd);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  away.reject(new DatabaseOutage(new Error('away')));
  expect((await heard).every((one) => one.status === 'rejected' && isOutage(one.reason))).toBe(true);
  expect(begun).toEqual([0, 1, 2]);
  expect(await queueCount(async () => 'counted')).toBe('counted');
});
