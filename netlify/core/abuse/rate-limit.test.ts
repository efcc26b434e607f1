import { describe, expect, test, vi } from 'vitest';
import { closeDatabase, db } from '#netlify/core/database.ts';
import { ProblemError } from '#netlify/core/errors.ts';
import { english } from '#tests/support/english.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { limitRate, limitSender } from './rate-limit.ts';

const environment = setUpEnvironment();

const allow = (by: string, max: number) => limitRate(db(), 'test', by, max, 60);
const anHourLater = () =>
  environment.sql(`update rate_limits set expires_at = expires_at - interval '1 hour'`);
const refusals = async (calls: Promise<void>[]) =>
  (await Promise.allSettled(calls)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );

describe('a rate limit', () => {
  test('a limit of 15 lets exactly 15 of 40 simultaneous calls through', async () => {
    const refused = await refusals(Array.from({ length: 40 }, () => allow('aline', 15)));
    expect(refused).toHaveLength(25);
    expect(refused.every((error) => error instanceof ProblemError && error.status === 429)).toBe(true);
  });

  test('a limit counts each sender and each kind separately', async () => {
    await allow('aline', 1);
    await allow('bosco', 1);
    await limitRate(db(), 'other', 'aline', 1, 60);
    expect(await refusals([allow('aline', 1)])).toHaveLength(1);
  });

  test('a count survives a restart', async () => {
    await allow('aline', 1);
    await closeDatabase();
    expect(await refusals([allow('aline', 1)])).toHaveLength(1);
  });

  test('a refusal has the waiting time and a phone number, and no IP address is stored', async () => {
    await allow('192.0.2.7', 1);
    const [refused] = await refusals([allow('192.0.2.7', 1)]);
    expect(english((refused as Error).message)).toMatch(/wait \d+ minutes .+ call us on \+250/);
    expect(refused).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect(JSON.stringify(await environment.sql('select * from rate_limits'))).not.toContain('192.0.2.7');
  });

  test('a window ends an hour after its first try, and the next try opens another', async () => {
    await allow('aline', 2);
    await environment.sql(`update rate_limits set expires_at = expires_at - interval '59 minutes'`);
    await allow('aline', 2);
    expect(await refusals([allow('aline', 2)])).toMatchObject([{ retryAfterSeconds: 60 }]);
    await anHourLater();
    await allow('aline', 2);
    expect(await environment.sql('select count, expires_at > now() as open from rate_limits')).toEqual([
      { count: 1, open: true },
    ]);
  });

  test('an expired window is deleted by a later call', async () => {
    await allow('aline', 1);
    await anHourLater();
    await allow('bosco', 1);
    expect(await environment.sql('select count from rate_limits')).toHaveLength(1);
  });

  test('a server clock ahead of the database’s does not delete open windows', async () => {
    await allow('aline', 1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    try {
      await allow('bosco', 1);
    } finally {
      vi.useRealTimers();
    }
    expect(await refusals([allow('aline', 1)])).toHaveLength(1);
  });

  test('a call reads fewer than 100 of 5,000 rows', async () => {
    await environment.sql(
      `insert into rate_limits (kind, key_hash, expires_at, count)
       select 'flood', visitor, now() + interval '1 hour', 1 from generate_series(1, 5000) as visitor`,
    );
    const rowsRead = await db().transaction(async (tx) => {
      await limitRate(tx, 'test', 'aline', 1, 60);
      const { rows } = await tx.execute<{ seq_tup_read: string }>(
        `select seq_tup_read from pg_stat_xact_user_tables where relname = 'rate_limits'`,
      );
      return Number(rows[0]?.seq_tup_read);
    });
    expect(rowsRead).toBeLessThan(100);
  });

  test('a call that is rolled back does not count', async () => {
    const undone = db().transaction(async (tx) => {
      await limitRate(tx, 'test', 'aline', 1, 60);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await allow('aline', 1);
  });
});

test('a sender is limited by IP block, and by email address in any case', async () => {
  const limits = { perAddress: 2, perContact: 1 };
  const send = (address: string, email: string) =>
    db().transaction((tx) => limitSender(tx, 'test', { address, email }, limits));
  await send('192.0.2.1', 'aline@example.com');
  expect(await refusals([send('192.0.2.2', 'Aline@Example.com')])).toHaveLength(1);
  await send('2001:db8::1', 'bosco@example.com');
  await send('2001:db8::2', 'chantal@example.com');
  expect(await refusals([send('2001:db8::3', 'diane@example.com')])).toHaveLength(1);
});
