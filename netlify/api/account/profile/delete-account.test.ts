import { getStore } from '@netlify/blobs';
import { describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import type { OwnBooking } from '#src/domain/account/own/own-booking.ts';
import { loginAs, makeUser, registerAs, type TestUser } from '#tests/support/account.ts';
import { logInAgain, sessionStatus } from '#tests/support/account-calls.ts';
import { call, itemsIn } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import {
  book,
  booked,
  bookingRequest,
  openPriced,
  requestedPrice,
} from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { settlePayments } from '#tests/support/steps/settle-payments.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const aline = setUpUser('aline@example.com');
const bosco = setUpUser('bosco@example.com');

describe('account deletion', () => {
  /** Deletes an account after moving its bookings to past days: open ones would be listed first. */
  const remove = async (who: TestUser) => {
    await environment.sql(`update bookings set event_date = $1 where event_date is not null`, [inDays(-40)]);
    return who.call('DELETE', '/api/auth/me');
  };

  test('deletion removes sessions, codes and mails, and the person from bookings and payments', async () => {
    await bosco.call('DELETE', '/api/auth/me');
    await environment.sql('delete from audit_entries');
    const other = await logInAgain('aline@example.com');
    await booked({ location: 'At home, KG 7 Ave' });
    await settlePayments(environment, 'successful');
    await registerAs({ email: 'aline@example.com' });
    const answer = await remove(aline);
    expect([answer.status, answer.json]).toEqual([200, { ok: true }]);
    for (const device of [aline, other]) expect(await sessionStatus(device)).toBe(401);
    expect((await loginAs('aline@example.com')).status).toBe(401);
    expect(
      await environment.sql('select name, email, phone, location, message, total from bookings'),
    ).toEqual([
      { name: 'Deleted account', email: '', phone: '', location: '', message: '', total: '400000' },
    ]);
    expect(await environment.sql('select phone, amount from payments')).toEqual([
      { phone: '', amount: '400000' },
    ]);
    const tables =
      'users sessions credentials registrations outbox notifications bookings payments audit_entries';
    const rows = await Promise.all(
      tables.split(' ').map((table) => environment.sql(`select * from ${table}`)),
    );
    for (const trace of ['aline@example.com', 'Aline Uwase', '788123456', 'KG 7 Ave'])
      expect(JSON.stringify(rows)).not.toContain(trace);
    expect(await environment.sql(`select actor from audit_entries where action = 'account.deleted'`)).toEqual(
      [{ actor: aline.user.id }],
    );
  });

  test('deletion empties the reasons in ledger and offers, and keeps the rest of both', async () => {
    const chief = await makeUser('chief@fts.example', 'SUPERADMIN');
    const { id } = await requestedPrice();
    const offer = { total: openPriced.max + 1, lastDay: inDays(7), reason: 'Aline wants more' };
    expect((await deskOf(chief, id).act('POST', '/offer', offer)).status).toBe(201);
    const { id: fixed } = await booked();
    await settlePayments(environment, 'failed');
    await environment.sql(
      `insert into ledger_entries (booking_id, kind, account, amount, day, actor, reason)
       values ($1, 'charge', 'booking', 5000, '2026-11-01', 'system', 'Aline came late')`,
      [fixed],
    );
    const kept = async () => [
      await environment.sql(`select to_jsonb(e) - 'reason' from ledger_entries e order by id`),
      await environment.sql(`select to_jsonb(o) - 'reason' from offers o order by id`),
    ];
    const before = await kept();
    expect((await remove(aline)).status).toBe(200);
    expect(await kept()).toEqual(before);
    expect(await everythingIn(environment)).not.toMatch(/Aline wants more|Aline came late/);
  });

  test('deletion takes the name out of notifications, earlier ones included', async () => {
    const { id } = await booked({ name: 'Aline "Lily" Uwase' });
    await environment.sql(
      `insert into notifications (dedupe_key, kind, key, values, subject_id)
       values ('earlier', 'booking', 'sentence', jsonb_build_object('sentence', $2::text), $1)`,
      [id, 'Aline "Lily" Uwase paid 400,000 RWF.'],
    );
    await settlePayments(environment, 'failed');
    expect((await remove(aline)).status).toBe(200);
    const texts = (await notificationsOf(environment)).map(({ text }) => text);
    expect(texts).toContain('Deleted account paid 400,000 RWF.');
    expect(texts).toContainEqual(expect.stringMatching(/^Deleted account booked for 400,000 RWF/));
    expect(texts.join()).not.toContain('Lily');
  });

  test('deletion removes mails to an earlier address and the notice of a mail that failed', async () => {
    await booked();
    await settlePayments(environment, 'failed');
    await environment.mailbox.messages();
    await environment.sql(
      `update outbox set recipient = 'earlier@example.com' where recipient = 'aline@example.com'`,
    );
    await environment.sql(`update outbox set reply_to = 'earlier@example.com', status = 'dead'`);
    await environment.sql(
      `insert into notifications (dedupe_key, kind, key, values, subject_id)
       select 'mail-dead:' || id, 'failure', 'textNotSent',
         jsonb_build_object('subject', subject, 'recipient', recipient), id from outbox`,
    );
    expect((await remove(aline)).status).toBe(200);
    expect(await everythingIn(environment)).not.toContain('earlier@example.com');
  });

  test('mails that wait are still sent after the deletion, then erased', async () => {
    await booked();
    await settlePayments(environment, 'failed');
    await environment.sql(`update outbox set status = 'waiting'`);
    await remove(aline);
    const status = () => environment.sql('select distinct status from outbox');
    await eraseDue(new Date());
    expect(await status()).toEqual([{ status: 'waiting' }]);
    await environment.sql(`update outbox set status = 'sent'`);
    await eraseDue(new Date());
    expect(await status()).toEqual([]);
  });

  test('after the deletion, retries, offers and payment requests get 409, and no mail is sent', async () => {
    const admin = await makeUser('grace@fts.example', 'ADMIN');
    const { id: request } = await requestedPrice();
    const { id: fixed, reference } = await booked();
    await settlePayments(environment, 'failed');
    await remove(aline);
    const status = await call('GET', `/api/payments/status/${reference}`);
    expect(status.json).toMatchObject({ booking: { canRetry: false } });
    for (const body of [{}, { phone: '0788123456' }]) {
      const { status, json } = await call('POST', `/api/payments/${reference}/retry`, { body });
      expect([status, json]).toEqual([409, { error: expect.stringContaining('is deleted') }]);
    }
    for (const [id, path, body] of [
      [request, '/offer', { total: openPriced.min, lastDay: inDays(7) }],
      [fixed, '/prompt', {}],
      [fixed, '/prompt', { phone: '0788123456' }],
    ] as const) {
      const { status, json } = await deskOf(admin, id).act('POST', path, body);
      expect([status, json]).toMatchObject([
        409,
        { error: expect.stringContaining('deleted their account') },
      ]);
    }
    const cancelled = await deskOf(admin, fixed).act('PUT', '', { status: 'cancelled', reason: 'Rain' });
    expect(cancelled.status).toBe(200);
    expect(await environment.sql(`select subject from outbox where recipient = ''`)).toEqual([]);
  });

  test('deletion invalidates booking links, also for the browser that sent the booking', async () => {
    const sent = crypto.randomUUID();
    await book(bookingRequest(), sent);
    await settlePayments(environment, 'failed');
    const key = () => call('POST', '/api/bookings/mine/key', { headers: { 'idempotency-key': sent } });
    expect((await key()).status).toBe(201);
    await remove(aline);
    expect((await key()).status).toBe(404);
    expect(await environment.sql('select from booking_keys')).toEqual([]);
  });

  test('deletion changes nothing for others, and the address can register again', async () => {
    await booked({ email: 'bosco@example.com', name: 'Bosco M.' });
    await remove(aline);
    const [kept] = itemsIn<OwnBooking>(await bosco.call('GET', '/api/account/bookings'));
    expect(kept).toMatchObject({ location: 'Kigali Heights' });
    expect((await registerAs({ email: 'aline@example.com' })).status).toBe(201);
    expect((await environment.mailbox.messages())[0]?.subject).toBe('Your verification code');
  });

  test('deletion gets 409 while a payment is pending', async () => {
    await booked();
    const answer = await remove(aline);
    expect([answer.status, answer.json]).toEqual([409, { error: expect.stringContaining('on its way') }]);
    expect(await environment.sql('select name from bookings')).toEqual([{ name: 'Aline Uwase' }]);
    await settlePayments(environment, 'failed');
    expect((await remove(aline)).status).toBe(200);
  });

  test('only one of the last two super admins can delete the account, also at once', async () => {
    const [one, two] = [
      await makeUser('one@example.com', 'SUPERADMIN'),
      await makeUser('two@example.com', 'SUPERADMIN'),
    ];
    const answers = await Promise.all([remove(one), remove(two)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await environment.sql(`select role from users where role = 'SUPERADMIN'`)).toHaveLength(1);
  });

  test('two deletions at once write one audit entry', async () => {
    const answers = await Promise.all([remove(aline), remove(aline)]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(
      await environment.sql(`select * from audit_entries where action = 'account.deleted'`),
    ).toHaveLength(1);
  });

  test('profile changes during the deletion get 200 or 401, and the account is deleted', async () => {
    const change = () => aline.call('PUT', '/api/auth/me', { name: 'Aline U.' });
    const answers = await Promise.all([change(), remove(aline), ...Array.from({ length: 12 }, change)]);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(await environment.sql(`select * from users where email = '${aline.user.email}'`)).toEqual([]);
  });
});

test('deletion removes the profile picture from the store', async () => {
  const store = getStore({ name: 'avatars', consistency: 'strong' });
  await store.set('left-behind', 'picture');
  await environment.sql('update users set avatar_key = $1 where id = $2', ['left-behind', aline.user.id]);
  await aline.call('DELETE', '/api/auth/me');
  expect(await store.get('left-behind')).toBeNull();
});

test('calls that wait for the deletion of their account get 401', async () => {
  const grace = await makeUser('grace@fts.example', 'ADMIN');
  const factor = '/api/auth/me/second-factor';
  const answers = await inTheMomentOf(
    environment,
    [`delete from users where id = '${grace.user.id}'`],
    () => [
      grace.call('POST', `${factor}/passkeys/options`),
      grace.call('POST', `${factor}/app`),
      loginAs(grace.user.email),
    ],
  );
  for (const { status, json } of answers)
    expect([status, json]).toEqual([401, { error: expect.stringContaining('Please log in') }]);
});
