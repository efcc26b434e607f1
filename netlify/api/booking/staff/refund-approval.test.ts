import { beforeEach, describe, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { inDays, today } from '#tests/support/days.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { toShare } from '#tests/support/steps/shares.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');
const second = setUpUser('diane@fts.example', 'SUPERADMIN');

/** A booking of 650,000 RWF, paid and cancelled: all of it is owed back. */
let id: string;
let reference: string;
beforeEach(async () => {
  ({ id, reference } = await booked(toShare));
  await deskOf(admin, id).pay(650_000);
  await deskOf(admin, id).cancel();
  await environment.sql(`update users set name = case email when 'eric@fts.example' then 'Eric'
    when 'diane@fts.example' then 'Diane' else 'Grace' end`);
});

const refundsOf = () =>
  environment.sql(`select amount::int, actor from ledger_entries where kind = 'refund' order by written_at`);
const path = async (rest: string) =>
  `/refund-requests/${(await deskOf(chief, id).see()).refundRequest?.id}${rest}`;

describe('a refund of 500,000 RWF or more', () => {
  test('a large refund waits, and is recorded as typed once another super admin approves it', async () => {
    const desk = deskOf(chief, id);
    const asked = bookingIn(await desk.askRefund(500_000, { method: 'bank', reason: 'Rain' }));
    expect([asked.refundRequest, asked.balance.refunded]).toMatchObject([
      { amount: 500_000, method: 'bank', reason: 'Rain', own: true, stale: false, approvers: 1 },
      0,
    ]);
    const given = bookingIn(await desk.approve(second));
    expect([given.refundRequest, given.balance]).toMatchObject([
      null,
      { refunded: 500_000, owedBack: 150_000 },
    ]);
    expect(await refundsOf()).toEqual([{ amount: 500_000, actor: chief.user.id }]);
    expect(await mailsAbout(environment, 'We have refunded 500,000 RWF')).toHaveLength(1);
    const refund = { method: 'bank', amount: 500_000, date: today() };
    expect(await actsOf(environment, chief)).toMatchObject([
      { action: 'booking.refund-requested', after: { ...refund, reason: 'Rain' } },
      { action: 'booking.refund-recorded', after: { ...refund, reason: 'Rain' } },
    ]);
    expect(await actsOf(environment, second)).toMatchObject([
      { action: 'booking.refund-approved', after: refund },
    ]);
  });

  test('the other super admins are told, and the notification is read once it is decided', async () => {
    await deskOf(admin, id).askRefund(600_000);
    const mails = await mailsAbout(
      environment,
      `Please approve a refund of 600,000 RWF for booking ${reference}`,
    );
    expect(mails.map(({ to }) => to).sort()).toEqual(['diane@fts.example', 'eric@fts.example']);
    const where = `dedupe_key like 'refund-request:%' and read_at is null`;
    expect(await notificationsOf(environment, where)).toMatchObject([
      {
        text: `Grace requests a refund of 600,000 RWF for booking ${reference}. A super admin other than Grace must approve it.`,
      },
    ]);
    await deskOf(admin, id).approve(chief);
    expect(await notificationsOf(environment, where)).toEqual([]);
  });

  test('refunds of several days and people count together, so that splitting one does not help', async () => {
    expect(bookingIn(await deskOf(admin, id).askRefund(300_000)).refundRequest).toBeNull();
    await environment.sql(`alter table ledger_entries disable trigger user;
      update ledger_entries set written_at = written_at - interval '90 days', day = day - 90;
      alter table ledger_entries enable trigger user`);
    const desk = deskOf(chief, id);
    expect(bookingIn(await desk.askRefund(199_999)).refundRequest).toBeNull();
    expect(bookingIn(await desk.askRefund(1)).refundRequest).toMatchObject({ amount: 1 });
  });

  test('an approved refund counts: the rest of the money waits for a second person too', async () => {
    const desk = deskOf(admin, id);
    await desk.askRefund(500_000);
    await desk.approve(chief);
    expect(bookingIn(await desk.askRefund(150_000)).refundRequest).toMatchObject({ amount: 150_000 });
  });

  test('an undone refund does not count', async () => {
    const desk = deskOf(chief, id);
    await desk.askRefund(499_999);
    await desk.undo('refund');
    expect(bookingIn(await desk.askRefund(150_001)).refundRequest).toBeNull();
  });

  test('surplus that was refunded counts with the money that was paid', async () => {
    const { id: other } = await booked(toShare);
    const desk = deskOf(admin, other);
    await desk.pay(650_000);
    await environment.sql(`insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
      values ('${other}', 'payment', 'surplus', 'cash', -100000, current_date, 'test')`);
    expect(bookingIn(await desk.askRefund(100_000)).balance).toMatchObject({ surplus: 0, refunded: 0 });
    expect(bookingIn(await desk.askRefund(400_000)).refundRequest).toMatchObject({ amount: 400_000 });
  });

  test.each(Array.from({ length: 5 }, (_, n) => n))(
    'of two people who refund 300,000 RWF at once, one has to look again, and then waits (%i)',
    async () => {
      const { version } = await deskOf(admin, id).see();
      const refund = { version, method: 'cash', date: today(), amount: 300_000, reason: 'As agreed' };
      const answers = await Promise.all(
        [admin, chief].map((staff) => staff.call('POST', `/api/bookings/${id}/refunds`, refund)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const slower = answers[0]?.status === 409 ? admin : chief;
      expect(bookingIn(await deskOf(slower, id).askRefund(300_000)).refundRequest).not.toBeNull();
      expect(await refundsOf()).toMatchObject([{ amount: 300_000 }]);
    },
  );

  test.each([
    [{ amount: 650_001 }, 422],
    [{ date: inDays(1) }, 422],
  ])('a large refund with %j gets %i and is not stored', async (changes, status) => {
    expect((await deskOf(admin, id).askRefund(600_000, changes)).status).toBe(status);
    expect(await environment.sql('select 1 from refund_requests')).toEqual([]);
  });

  test('only one refund of a booking can wait', async () => {
    const desk = deskOf(admin, id);
    await desk.askRefund(600_000);
    expect((await desk.askRefund(600_000)).json).toMatchObject({
      error: expect.stringContaining('already waits for approval'),
    });
  });

  test('without another super admin the booking says so, and nobody can approve', async () => {
    await environment.sql(`update users set suspended_at = now() where email = 'diane@fts.example'`);
    const asked = bookingIn(await deskOf(chief, id).askRefund(600_000));
    expect(asked.refundRequest).toMatchObject({ own: true, approvers: 0 });
  });
});

describe('the decision about a large refund', () => {
  test('the person who asked cannot approve or decline it, also not in the database', async () => {
    const desk = deskOf(chief, id);
    await desk.askRefund(600_000);
    expect((await desk.approve(chief)).json).toMatchObject({
      error: expect.stringContaining('another super admin'),
    });
    expect((await desk.act('POST', await path('/refusal'), { reason: 'No' })).status).toBe(403);
    await expect(
      environment.sql(
        `update refund_requests set state = 'approved', decided_by = actor, decided_at = now()`,
      ),
    ).rejects.toMatchObject({ constraint: 'refund_requests_second_person' });
    expect(await refundsOf()).toEqual([]);
  });

  test('an admin can approve or decline nothing, and only the person who asked can withdraw', async () => {
    await deskOf(admin, id).askRefund(600_000);
    const other = await makeUser('other@fts.example', 'ADMIN');
    expect((await deskOf(admin, id).approve(other)).status).toBe(403);
    expect((await deskOf(other, id).act('POST', await path('/refusal'), { reason: 'No' })).status).toBe(403);
    const { version } = await deskOf(chief, id).see();
    const rest = `/api/bookings/${id}${await path(`?version=${version}`)}`;
    expect((await chief.call('DELETE', rest)).status).toBe(403);
    expect(bookingIn(await admin.call('DELETE', rest)).refundRequest).toBeNull();
    expect(await environment.sql('select state from refund_requests')).toEqual([{ state: 'withdrawn' }]);
    expect(bookingIn(await deskOf(admin, id).askRefund(600_000)).refundRequest).not.toBeNull();
  });

  test('a declined refund is not recorded, and its reason is in the history', async () => {
    await deskOf(admin, id).askRefund(600_000);
    const missing = await deskOf(chief, id).act('POST', await path('/refusal'));
    expect([missing.status, missing.json]).toMatchObject([422, { fields: { reason: expect.any(String) } }]);
    const declined = bookingIn(
      await deskOf(chief, id).act('POST', await path('/refusal'), { reason: 'Too much' }),
    );
    expect([declined.refundRequest, declined.history[0]]).toMatchObject([
      null,
      { actor: 'Eric', action: 'booking.refund-declined', after: { reason: 'Too much' } },
    ]);
    expect(await refundsOf()).toEqual([]);
  });

  test('a request gets 409 once money has moved, and says so', async () => {
    const desk = deskOf(admin, id);
    await desk.askRefund(600_000);
    await desk.askRefund(40_000);
    expect((await desk.see()).refundRequest).toMatchObject({ stale: true });
    expect((await desk.approve(chief)).json).toMatchObject({
      error: expect.stringContaining('has changed since the refund was requested'),
    });
    await desk.askRefund(20_000);
    expect((await desk.approve(chief)).json).toMatchObject({
      error: expect.stringContaining('Only 590,000 RWF can be refunded now'),
    });
    expect(await refundsOf()).toHaveLength(2);
  });

  test.each(Array.from({ length: 5 }, (_, n) => n))('two approvals at once record it once (%i)', async () => {
    const desk = deskOf(admin, id);
    await desk.askRefund(600_000);
    const answers = await Promise.all([desk.approve(chief), desk.approve(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await refundsOf()).toHaveLength(1);
  });

  test('an approval and a withdrawal at once have one winner', async () => {
    const desk = deskOf(admin, id);
    await desk.askRefund(600_000);
    const { version } = await desk.see();
    const withdrawal = `/api/bookings/${id}${await path(`?version=${version}`)}`;
    const [approved, withdrawn] = await Promise.all([desk.approve(chief), admin.call('DELETE', withdrawal)]);
    expect([approved.status, withdrawn.status].sort()).toEqual([expect.toBeOneOf([200, 201]), 409]);
    expect(await refundsOf()).toHaveLength(approved.status === 201 ? 1 : 0);
  });

  test('an approval of an unknown request gets 409, and a stale version too', async () => {
    const desk = deskOf(admin, id);
    await desk.askRefund(600_000);
    const { version } = await desk.see();
    const unknown = `/api/bookings/${id}/refund-requests/${crypto.randomUUID()}/approval`;
    expect((await chief.call('POST', unknown, { version })).status).toBe(409);
    const stale = `/api/bookings/${id}${await path('/approval')}`;
    expect((await chief.call('POST', stale, { version: version - 1 })).status).toBe(409);
  });
});
