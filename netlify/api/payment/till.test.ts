import { describe, expect, test } from 'vitest';
import { cashDifference, type DayClosing, expectedCash } from '#src/domain/payment/closing/closing.ts';
import type { TestUser } from '#tests/support/account.ts';
import { unknownId } from '#tests/support/call.ts';
import { inDays, today } from '#tests/support/days.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { statusAndFields } from '#tests/support/steps/payments.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

const path = '/api/payments/closing';
const dayOf = async (day = today()) => (await admin.call('GET', `${path}?day=${day}`)).json as DayClosing;
const versionOf = async (day = today()) => (await dayOf(day)).version;

const enter = async (by: TestUser, kind: string, amount: unknown, changes: object = {}) =>
  by.call('POST', `${path}/till`, {
    ...{ day: today(), kind, amount, reason: kind === 'float' ? '' : 'Batteries' },
    ...{ version: await versionOf(), ...changes },
  });
const undo = async (by: TestUser, entry: string | undefined, changes: object = {}) =>
  by.call('POST', `${path}/till/${entry}/reversal`, { version: await versionOf(), ...changes });
const sign = async (by: TestUser, countedCash: number, day = today()) =>
  by.call('POST', path, { day, countedCash, version: await versionOf(day) });

const closingIn = ({ status, json }: { status: number; json: unknown }) => {
  expect([status, json]).toEqual([201, { closing: expect.anything() }]);
  return (json as { closing: DayClosing }).closing;
};

describe('the till of a day', () => {
  test('the till should hold the float and the cash of the day, less what was taken out', async () => {
    const { id } = await booked();
    await deskOf(admin, id).pay(100_000);
    await environment.sql("update users set name = 'Eric' where id = $1", [chief.user.id]);
    closingIn(await enter(admin, 'float', 20_000));
    const day = closingIn(await enter(chief, 'taken-out', '5,000'));
    expect([day.till, expectedCash(day), cashDifference(day, 115_000)]).toEqual([
      { float: 20_000, takenOut: 5000 },
      115_000,
      0,
    ]);
    expect(day.tillEntries).toMatchObject([
      { kind: 'float', amount: 20_000, reason: '', actor: 'Aline Uwase', reversed: false },
      { kind: 'taken-out', amount: 5000, reason: 'Batteries', actor: 'Eric', reverses: null },
    ]);
    expect(await actsOf(environment, chief)).toMatchObject([
      { action: 'till.taken-out', after: { day: today(), amount: 5000, reason: 'Batteries' } },
    ]);
    // The sums by method are the ledger’s alone.
    expect(day.sums.find(({ method }) => method === 'cash')?.net).toBe(100_000);
  });

  test('an entry is taken back once by a second entry, and both stay', async () => {
    const day = closingIn(await enter(admin, 'taken-out', 5000));
    const entry = day.tillEntries[0]?.id;
    const undone = closingIn(await undo(chief, entry));
    expect(undone.till).toEqual({ float: 0, takenOut: 0 });
    expect(undone.tillEntries).toMatchObject([{ reversed: true }, { reverses: entry, amount: 5000 }]);
    for (const one of undone.tillEntries) expect((await undo(admin, one.id)).status).toBe(409);
    expect((await undo(admin, unknownId)).status).toBe(404);
    expect((await undo(admin, 'nonsense')).status).toBe(404);
  });

  test.each([
    ['taken-out', { reason: ' ' }, 'reason'],
    ['taken-out', { reason: 'x'.repeat(201) }, 'reason'],
    ['gift', {}, 'kind'],
    ['float', { amount: 0 }, 'amount'],
    ['float', { amount: '1.5' }, 'amount'],
    ['float', { day: inDays(1) }, 'day'],
    ['float', { day: '2026-02-30' }, 'day'],
    ['float', { version: null }, 'version'],
  ])('an entry of %s with %j gets 422 for %s', async (kind, changes, field) => {
    expect(statusAndFields(await enter(admin, kind, 1000, changes))).toEqual([422, field]);
    expect(await environment.sql('select 1 from till_entries')).toEqual([]);
  });

  test('an entry gets 409 with the day as it is now when it changed since', async () => {
    const version = await versionOf();
    closingIn(await enter(admin, 'float', 1000));
    const late = await enter(chief, 'float', 1000, { version });
    expect([late.status, late.json]).toMatchObject([409, { current: { till: { float: 1000 } } }]);
  });

  test('four floats entered at once are one', async () => {
    const version = await versionOf();
    const answers = await Promise.all(
      [admin, chief, admin, chief].map((by) => enter(by, 'float', 1000, { version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect((await dayOf()).till).toEqual({ float: 1000, takenOut: 0 });
  });

  test.each([
    ['changed', 'update till_entries set amount = 1'],
    ['deleted', 'delete from till_entries'],
  ])('an entry cannot be %s, not even in the database', async (_, statement) => {
    closingIn(await enter(admin, 'float', 1000));
    await expect(environment.sql(statement)).rejects.toMatchObject({ constraint: 'till_entries_kept' });
  });
});

describe('a sign-off of the till', () => {
  test('a sign-off stores the till, and a later entry shows the day as changed', async () => {
    await enter(admin, 'float', 20_000);
    const signed = closingIn(await sign(admin, 20_000));
    expect(signed.signed).toMatchObject([{ till: { float: 20_000, takenOut: 0 }, countedCash: 20_000 }]);
    expect((await sign(chief, 20_000)).status).toBe(409);
    const day = closingIn(await enter(admin, 'taken-out', 3000));
    expect(day.signed[0]?.till).toEqual({ float: 20_000, takenOut: 0 });
    const days = async () => (await admin.call('GET', `${path}/days`)).json;
    expect(await days()).toMatchObject({ days: [{ day: today(), net: 0, change: 0 }] });
    expect(closingIn(await sign(chief, 17_000)).signed).toMatchObject([
      { round: 2, till: { takenOut: 3000 } },
      { round: 1 },
    ]);
    expect(await days()).toMatchObject({ days: [{ change: null }] });
  });

  test('a day signed before the till was kept keeps its meaning, and has not changed', async () => {
    await environment.sql(
      `insert into day_closings (day, round, sums, counted_cash, note, actor) values ($1, 1, '[]', 500, '', 'x')`,
      [inDays(-2)],
    );
    const day = await dayOf(inDays(-2));
    const [signed] = day.signed;
    expect(signed).toMatchObject({ till: null, countedCash: 500 });
    expect(signed && cashDifference(signed, 500)).toBe(500);
    expect((await admin.call('GET', `${path}/days`)).json).toMatchObject({ days: [{ change: null }] });
  });

  test('a sign-off gets 409 when the till changed since the day was seen', async () => {
    const version = await versionOf();
    await enter(admin, 'float', 1000);
    expect((await admin.call('POST', path, { day: today(), version })).status).toBe(409);
  });
});
