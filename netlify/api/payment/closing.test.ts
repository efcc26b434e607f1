import { describe, expect, test } from 'vitest';
import { cashDifference, type DayClosing, totalOf } from '#src/domain/payment/closing/closing.ts';
import type { TestUser } from '#tests/support/account.ts';
import { inDays, today } from '#tests/support/days.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { statusAndFields } from '#tests/support/steps/payments.ts';
import { bookingIn, cash, deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

const path = '/api/payments/closing';
const dayOf = async (day = today()) => (await admin.call('GET', `${path}?day=${day}`)).json as DayClosing;
const sumsOf = ({ sums }: DayClosing) => Object.fromEntries(sums.map((one) => [one.method, one]));

async function sign(by: TestUser, body: Record<string, unknown> = {}) {
  const day = typeof body['day'] === 'string' ? body['day'] : today();
  const seen = await by.call('GET', `${path}?day=${day}`);
  const { version } = seen.json as { version?: string };
  return by.call('POST', path, { day, version, ...body });
}

const closingIn = ({ status, json }: { status: number; json: unknown }) => {
  expect([status, json]).toEqual([201, { closing: expect.anything() }]);
  return (json as { closing: DayClosing }).closing;
};

describe('the sums of a day', () => {
  test('the sums of a day are by method and match the ledger', async () => {
    const { id } = await bookedAndPaid({}, 3250);
    const desk = deskOf(admin, id);
    await desk.act('POST', '/refunds', { ...cash(50_000), method: 'mobile-money', reason: 'We were late' });
    const other = await booked({ email: 'eric@example.com' });
    const till = deskOf(chief, other.id);
    const part = bookingIn(await till.act('POST', '/payments', cash(100_000)));
    await till.act('POST', '/payments', cash(25_000));
    await till.act('POST', '/payments', { ...cash(200_000), method: 'bank' });
    const entry = part.ledger.find(({ kind }) => kind === 'payment')?.id;
    await till.act('POST', `/entries/${entry}/reversal`, { reason: 'The wrong booking' });
    expect(sumsOf(await dayOf())).toEqual({
      'mobile-money': {
        method: 'mobile-money',
        payments: 400_000,
        refunds: 50_000,
        reversals: 0,
        fees: 3250,
        net: 346_750,
      },
      cash: {
        method: 'cash',
        payments: 125_000,
        refunds: 0,
        reversals: -100_000,
        fees: 0,
        net: 25_000,
      },
      bank: { method: 'bank', payments: 200_000, refunds: 0, reversals: 0, fees: 0, net: 200_000 },
    });
    const [row] = await environment.sql<{ net: string }>(
      'select -sum(amount) as net from ledger_entries where method is not null and day = $1',
      [today()],
    );
    expect(totalOf((await dayOf()).sums).net).toBe(Number(row?.net));
  });

  test('the sums show cash by the person who recorded it, minus reversals', async () => {
    const [one, other] = [await booked(), await booked({ email: 'eric@example.com' })];
    const part = bookingIn(await deskOf(admin, one.id).act('POST', '/payments', cash(100_000)));
    await deskOf(admin, one.id).act('POST', '/payments', { ...cash(50_000), method: 'bank' });
    const till = deskOf(chief, other.id);
    await till.act('POST', '/payments', cash(25_000));
    await environment.sql("update users set name = 'Eric' where id = $1", [chief.user.id]);
    const byAline = { name: 'Aline Uwase', net: 100_000 };
    const byEric = { name: 'Eric', net: 25_000 };
    expect((await dayOf()).cashBy).toEqual([byAline, byEric]);
    const entry = part.ledger.find(({ kind }) => kind === 'payment')?.id;
    bookingIn(await deskOf(chief, one.id).act('POST', `/entries/${entry}/reversal`, { reason: 'A mistake' }));
    expect((await dayOf()).cashBy).toEqual([byEric]);
  });

  test('a surplus that later covers the price is counted once in the sums', async () => {
    const { id, transactionRef, total } = await booked();
    const desk = deskOf(chief, id);
    const paid = bookingIn(await desk.act('POST', '/payments', cash(100_000)));
    await postWebhook(paidEvent(transactionRef, total));
    const entry = paid.ledger.find(({ method }) => method === 'cash')?.id;
    const undone = bookingIn(await desk.act('POST', `/entries/${entry}/reversal`, { reason: 'A mistake' }));
    // The surplus of mobile money now counts towards the price.
    expect(undone.balance).toMatchObject({ paid: total, surplus: 0 });
    expect(sumsOf(await dayOf())).toMatchObject({
      'mobile-money': { payments: total, reversals: 0, net: total },
      cash: { payments: 100_000, reversals: -100_000, net: 0 },
    });
  });

  test('the cash difference is the counted cash minus the net cash of the books', () => {
    const sums = [{ method: 'cash', payments: 9, refunds: 0, reversals: 0, fees: 0, net: 9 }] as const;
    const day = { sums, till: null };
    const none = { sums: [], till: null };
    expect([cashDifference(day, 7), cashDifference(day, 9), cashDifference(none, 4)]).toEqual([-2, 0, 4]);
  });

  test.each(['2026-02-30', 'soon', '%00', inDays(1)])('the sums of %s get 422', async (day) => {
    expect(statusAndFields(await admin.call('GET', `${path}?day=${day}`))).toEqual([422, 'day']);
  });
});

describe('sign-off of a day', () => {
  test('a sign-off stores the sums, the person, the time and the note, and is audited', async () => {
    const { id } = await booked();
    await deskOf(admin, id).act('POST', '/payments', cash(100_000));
    const closing = closingIn(await sign(admin, { countedCash: 99_500, note: ' 500 are missing. ' }));
    expect(closing.signed).toEqual([
      {
        id: expect.any(String),
        round: 1,
        signedBy: 'Aline Uwase',
        signedAt: expect.any(String),
        countedCash: 99_500,
        note: '500 are missing.',
        sums: closing.sums,
        till: { float: 0, takenOut: 0 },
      },
    ]);
    expect(await dayOf()).toEqual(closing);
    expect((await actsOf(environment, admin)).at(-1)).toEqual({
      action: 'day.signed-off',
      before: null,
      after: {
        day: today(),
        ...{ mobileMoney: 0, cash: 100_000, bank: 0 },
        ...{ float: 0, takenOut: 0, countedCash: 99_500 },
      },
    });
  });

  test('a day without money can be signed off; a second sign-off with the old version gets 409', async () => {
    const day = inDays(-3);
    expect(closingIn(await sign(admin, { day })).signed).toMatchObject([{ countedCash: null, note: '' }]);
    const again = await sign(chief, { day });
    expect([again.status, again.json]).toMatchObject([
      409,
      {
        error: expect.stringContaining('Aline Uwase has already signed this day off'),
        current: { signed: [{}] },
      },
    ]);
    expect(closingIn(await sign(chief, { day, countedCash: 0 })).signed).toHaveLength(2);
  });

  test.each([
    [{ day: inDays(1), version: 'x' }, 'day'],
    [{ day: '2026-13-01', version: 'x' }, 'day'],
    [{ day: 5 }, 'day'],
    [{ countedCash: -1 }, 'countedCash'],
    [{ countedCash: 0.5 }, 'countedCash'],
    [{ countedCash: '1.500' }, 'countedCash'],
    [{ countedCash: 1e300 }, 'countedCash'],
    [{ note: 'x'.repeat(501) }, 'note'],
    [{ note: 5 }, 'note'],
    [{ version: null }, 'version'],
  ])('a sign-off with %j gets 422 for %s', async (body, field) => {
    expect(statusAndFields(await sign(admin, body))).toEqual([422, field]);
    expect(await environment.sql('select * from day_closings')).toEqual([]);
  });

  test('a sign-off gets 409 with the current sums when money moved since', async () => {
    const { id } = await booked();
    const { version } = await dayOf();
    await deskOf(admin, id).act('POST', '/payments', cash(1000));
    const { status, json } = await sign(admin, { version });
    expect([status, json]).toMatchObject([
      409,
      { current: { signed: [], sums: expect.arrayContaining([expect.objectContaining({ net: 1000 })]) } },
    ]);
  });

  test('four sign-offs at once get 201 once and 409 three times', async () => {
    const { version } = await dayOf();
    const answers = await Promise.all([admin, chief, admin, chief].map((by) => sign(by, { version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const { status, json } of answers)
      if (status === 409) expect(json).toMatchObject({ current: { signed: [{ round: 1 }] } });
    expect(await environment.sql('select round from day_closings')).toEqual([{ round: 1 }]);
  });

  test('a day that changed after its sign-off can be signed again; the first one is kept', async () => {
    const { id } = await booked();
    await environment.sql(`update bookings set created_at = now() - interval '3 days'`);
    const day = inDays(-1);
    const first = closingIn(await sign(admin, { day, note: 'All well' }));
    await deskOf(admin, id).act('POST', '/payments', { ...cash(7000), date: day });
    const days = (await admin.call('GET', `${path}/days`)).json;
    expect(days).toEqual({
      days: [
        { day, net: 7000, signed: { signedBy: 'Aline Uwase', signedAt: expect.any(String) }, change: 7000 },
      ],
    });
    expect((await dayOf(day)).signed).toEqual(first.signed);
    const second = closingIn(await sign(chief, { day }));
    expect(second.signed.map(({ round, note }) => [round, note])).toEqual([
      [2, ''],
      [1, 'All well'],
    ]);
    expect((await admin.call('GET', `${path}/days`)).json).toMatchObject({ days: [{ change: null }] });
    expect((await actsOf(environment, chief)).at(-1)).toMatchObject({
      before: { cash: 0 },
      after: { cash: 7000 },
    });
  });

  test.each([
    ['changed', 'update day_closings set note = $1', ['other']],
    ['deleted', 'delete from day_closings', []],
    ['truncated', 'truncate day_closings', []],
  ])('a sign-off cannot be %s, not even in the database', async (_, statement, values) => {
    closingIn(await sign(admin));
    await expect(environment.sql(statement, values)).rejects.toMatchObject({
      constraint: 'day_closings_kept',
    });
  });
});
