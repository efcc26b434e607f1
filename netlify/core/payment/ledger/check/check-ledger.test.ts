import { beforeEach, describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import checkLedgerFunction from '#netlify/functions/check-ledger.ts';
import type { PaymentDifference } from '#src/domain/payment/differences/difference.ts';
import { itemsIn } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { cash, deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';
import { checkLedger } from './check-ledger.ts';

const environment = setUpEnvironment();
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

const found = async () =>
  itemsIn<PaymentDifference>(await chief.call('GET', '/api/payment-differences')).map(
    ({ kind, booking, ourAmount, theirAmount }) => ({ kind, booking, ourAmount, theirAmount }),
  );

const told = async () => {
  const notes = (await notificationsOf(environment)).filter(({ text }) =>
    text.includes('check of the ledger'),
  );
  const mails = await environment.sql<{ subject: string }>(
    `select subject from outbox where dedupe_key like 'ledger-differences:%' order by created_at`,
  );
  return [notes.length, mails.map(({ subject }) => subject)];
};

/** Changes the database as a superuser who knows of the triggers. */
const pastTheTriggers = async (statement: string) => {
  await environment.sql(`alter table ledger_entries disable trigger user; ${statement};
    set constraints all immediate; alter table ledger_entries enable trigger user`);
};

let booking: Awaited<ReturnType<typeof booked>>;
let other: Awaited<ReturnType<typeof booked>>;
beforeEach(async () => {
  booking = await bookedAndPaid({}, 3250);
  other = await booked({ email: 'eric@example.com' });
  const desk = deskOf(chief, other.id);
  await desk.act('POST', '/payments', cash(100_000));
  await desk.act('POST', '/refunds', { ...cash(20_000), reason: 'We were late' });
  await checkLedger();
});

const newestPayment = `(select id from ledger_entries where kind = 'payment' and method = 'cash')`;
const nothing = { ourAmount: null, theirAmount: null };
const changed = () => ({ kind: 'ledger-changed', booking: other.reference, ...nothing });

describe('an untouched ledger', () => {
  test('a booking is checked once with all its entries, and nothing is reported', async () => {
    const checks = `select booking_id as id, entries from ledger_checks order by entries`;
    expect(await environment.sql(checks)).toEqual([
      { id: booking.id, entries: 3 },
      { id: other.id, entries: 5 },
    ]);
    await checkLedger();
    expect([await found(), await told()]).toEqual([[], [0, []]]);
  });

  test('new entries, also of an earlier day, are no difference', async () => {
    await environment.sql(`update bookings set created_at = now() - interval '9 days'`);
    const desk = deskOf(chief, other.id);
    await desk.act('POST', '/payments', { ...cash(1000), date: inDays(-5) });
    await checkLedger();
    expect(await found()).toEqual([]);
    expect(await environment.sql('select sum(entries)::int as sum from ledger_checks')).toEqual([{ sum: 9 }]);
  });

  test('an erased booking takes its check and its differences with it', async () => {
    await pastTheTriggers(`update ledger_entries set amount = amount - 1 where id = ${newestPayment}`);
    await checkLedger();
    expect(await found()).toHaveLength(1);
    await eraseDue(new Date(Date.now() + 11 * 366 * 86_400_000));
    expect(await environment.sql('select 1 from bookings')).toEqual([]);
    await checkLedger();
    expect([await found(), await environment.sql('select 1 from ledger_checks')]).toEqual([[], []]);
    expect(await told()).toEqual([0, []]);
  });

  test('a reason that is emptied with its client is no difference', async () => {
    await environment.sql(`update ledger_entries set reason = ''`);
    await checkLedger();
    expect(await found()).toEqual([]);
  });
});

describe('changes by a superuser', () => {
  test.each([
    ['a changed amount', `update ledger_entries set amount = amount - 1 where id = ${newestPayment}`],
    ['a changed day', `update ledger_entries set day = day - 1 where id = ${newestPayment}`],
    ['a moved method', `update ledger_entries set method = 'bank' where id = ${newestPayment}`],
    ['another person', `update ledger_entries set actor = 'visitor' where id = ${newestPayment}`],
    ['a deleted entry', `delete from ledger_entries where kind = 'refund'`],
    [
      'a deleted newest entry',
      `delete from ledger_entries where id = (select id from ledger_entries order by written_at desc limit 1)`,
    ],
    [
      'an entry inserted between others',
      `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor, written_at)
       select booking_id, 'payment', 'booking', 'cash', -5, day, actor, written_at - interval '1 second' from ledger_entries where id = ${newestPayment}`,
    ],
  ])('%s is found the next night and told once', async (_, statement) => {
    await pastTheTriggers(statement);
    await checkLedgerFunction();
    expect(await found()).toEqual([changed()]);
    await checkLedger();
    expect(await found()).toEqual([changed()]);
    expect(await told()).toEqual([1, ['The check of our ledger: 1 difference']]);
  });

  test('deleted entries of a whole booking are found', async () => {
    await pastTheTriggers(`delete from ledger_entries where booking_id = '${other.id}'`);
    await checkLedger();
    await checkLedger();
    expect(await found()).toEqual([changed()]);
  });

  test('a second change of the same booking is told again', async () => {
    for (const _ of [1, 2]) {
      await pastTheTriggers(`update ledger_entries set amount = amount - 1 where id = ${newestPayment}`);
      await checkLedger();
    }
    expect(await found()).toEqual([changed(), changed()]);
  });

  test('a deleted booking is found', async () => {
    await environment.sql(`delete from booking_lines where booking_id = $1`, [other.id]);
    await environment.sql(`delete from payments where booking_id = $1`, [other.id]);
    await environment.sql(`delete from bookings where id = $1`, [other.id]);
    await checkLedger();
    await checkLedger();
    expect(await found()).toEqual([{ kind: 'ledger-gone', booking: null, ...nothing }]);
  });

  test('entries that differ from what arrived are found without an earlier check', async () => {
    await environment.sql('delete from ledger_checks');
    await pastTheTriggers(
      `update ledger_entries set amount = -600000 where kind = 'payment' and method = 'mobile-money'`,
    );
    await checkLedger();
    await checkLedger();
    expect(await found()).toEqual([
      { kind: 'ledger-payment', booking: booking.reference, ourAmount: 400_000, theirAmount: 600_000 },
    ]);
  });

  test('a refund of more than was paid is found without an earlier check', async () => {
    await environment.sql('delete from ledger_checks');
    await pastTheTriggers(`update ledger_entries set amount = 100001 where kind = 'refund'`);
    await checkLedger();
    expect(await found()).toEqual([
      { kind: 'ledger-refund', booking: other.reference, ourAmount: 100_000, theirAmount: 100_001 },
    ]);
  });

  test('several differences are in one email', async () => {
    await pastTheTriggers(`update ledger_entries set day = day - 1`);
    await checkLedger();
    expect(await told()).toEqual([1, ['The check of our ledger: 2 differences']]);
  });
});

test('a run that ends early is continued by the next one', async () => {
  await environment.sql(
    `insert into bookings (reference, name, email, phone, location, message, total)
     select 'FTS-' || n, 'Aline', '', '', '', '', 1000 from generate_series(1, 1200) n`,
  );
  await environment.sql(
    `insert into ledger_entries (booking_id, kind, account, amount, day, actor)
     select id, 'charge', 'booking', 1000, now(), 'visitor' from bookings where total = 1000`,
  );
  const checked = async () => {
    const [row] = await environment.sql<{ count: number }>(
      'select count(*)::int as count from ledger_checks',
    );
    return row?.count;
  };
  const batches = (most: number) => {
    let left = most;
    return () => left-- > 0;
  };
  await checkLedger(batches(1));
  const first = await checked();
  expect(first).toBeLessThan(1202);
  await checkLedger(batches(2));
  expect(await checked()).toBeGreaterThan(first ?? 0);
  await checkLedger();
  expect(await checked()).toBe(1202);
  expect(await found()).toEqual([]);
});
