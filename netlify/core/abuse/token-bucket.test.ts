import { expect, test } from 'vitest';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { db } from '../database.ts';
import { deleteExpiredWindows } from './rate-limit.ts';
import { currentAttempts, refundAttempt, type TokenBucket, takeAttempt } from './token-bucket.ts';

const environment = setUpEnvironment();

const bucket: TokenBucket = { kind: 'test', by: 'aline@example.com', burst: 5, minutes: 30 };
const minutesLater = (minutes: number) =>
  environment.sql(`update rate_limits set expires_at = expires_at - make_interval(mins => $1)`, [minutes]);
const taken = async (tries: number) =>
  (await Promise.allSettled(Array.from({ length: tries }, () => takeAttempt(bucket)))).filter(
    ({ status }) => status === 'fulfilled',
  ).length;

test('a burst of 5 simultaneous tries is allowed, then one for each step', async () => {
  expect(await taken(20)).toBe(5);
  await minutesLater(31);
  expect(await taken(20)).toBe(1);
  await minutesLater(61);
  expect(await taken(20)).toBe(2);
  await minutesLater(24 * 60);
  expect(await taken(20), 'and never more than the burst at once').toBe(5);
});

test('a refused try gets 429 with the time until the next', async () => {
  await taken(5);
  await expect(takeAttempt(bucket)).rejects.toMatchObject({
    status: 429,
    retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 29 * 60 && seconds <= 30 * 60),
  });
});

test('refused and refunded tries do not count', async () => {
  await taken(9);
  expect(await currentAttempts(bucket)).toBe(5);
  await refundAttempt(bucket);
  expect(await currentAttempts(bucket)).toBe(4);
  expect(await taken(3)).toBe(1);
  expect(await currentAttempts({ ...bucket, by: 'bosco@example.com' })).toBe(0);
});

test('the row is deleted once no try counts any more', async () => {
  await taken(1);
  expect(await deleteExpiredWindows(db(), new Date())).toBe(0);
  await minutesLater(31);
  expect(await deleteExpiredWindows(db(), new Date())).toBe(1);
});
