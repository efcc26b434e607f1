import { describe, expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import type { OpenBookings } from '#src/domain/account/settings/open-bookings.ts';
import { makeUser } from '#tests/support/account.ts';
import { sessionStatus } from '#tests/support/account-calls.ts';
import { inDays } from '#tests/support/days.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid, paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const aline = setUpUser('aline@example.com');

const list = async () => (await aline.call('GET', '/api/account/open-bookings')).json as OpenBookings;
const remove = (seen?: string) =>
  aline.call('DELETE', seen === undefined ? '/api/auth/me' : `/api/auth/me?seen=${seen}`);
const contacts = () => environment.sql('select name, email, phone from bookings order by created_at');
const whole = { name: 'Aline Uwase', email: 'aline@example.com', phone: '0788123456' };
const erased = { name: 'Deleted account', email: '', phone: '' };

async function paidBooking() {
  const booking = await bookedWithLink(environment.mailbox);
  await postWebhook(paidEvent(booking.transactionRef, booking.total));
  return booking;
}

const onDay = (id: string, days: number) =>
  environment.sql('update bookings set event_date = $1 where id = $2', [inDays(days), id]);

describe('deletion with open bookings', () => {
  test('deletion gets 409 with the open bookings until these were shown', async () => {
    const { reference } = await paidBooking();
    const { items, seen } = await list();
    expect(items).toEqual([
      expect.objectContaining({ reference, ahead: true, paid: 400_000, due: 0, owedBack: 0 }),
    ]);
    const { status, json } = await remove();
    expect([status, json]).toEqual([
      409,
      { error: expect.stringContaining('1 session ahead, 400,000 RWF paid'), open: { items, seen } },
    ]);
    expect(await contacts()).toEqual([whole]);
    expect(await sessionStatus(aline)).toBe(200);
  });

  test('deleting an account keeps contact and link of open bookings, and notifies staff', async () => {
    const over = await paidBooking();
    await onDay(over.id, -40);
    const { token, reference, id } = await paidBooking();
    expect((await remove((await list()).seen)).status).toBe(200);
    expect(await contacts()).toEqual([erased, whole]);
    expect((await mine('GET', token)).json).toMatchObject({ reference });
    expect((await mine('GET', over.token)).status).toBe(404);
    expect(
      (await notificationsOf(environment)).filter(({ text }) => text.includes('deleted their account')),
    ).toMatchObject([{ text: expect.stringContaining(reference) }]);
    const admin = await makeUser('grace@fts.example', 'ADMIN');
    expect(await deskOf(admin, id).see()).toMatchObject({ ...whole, accountDeleted: true });
  });

  test('contact details are erased in the night after the booking is settled, not earlier', async () => {
    const { id, token } = await paidBooking();
    const admin = await makeUser('grace@fts.example', 'ADMIN');
    const renameStaff = () => environment.sql(`update users set name = 'Grace' where role <> 'USER'`);
    await renameStaff();
    const desk = deskOf(admin, id);
    await remove((await list()).seen);
    await eraseDue(new Date());
    expect(await contacts()).toEqual([whole]);
    await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain' });
    await eraseDue(new Date());
    expect(await contacts()).toEqual([whole]);
    expect((await desk.refund(400_000)).status).toBe(201);
    await renameStaff();
    await environment.mailbox.messages();
    await eraseDue(new Date());
    await eraseDue(new Date());
    expect(await contacts()).toEqual([erased]);
    expect((await mine('GET', token)).status).toBe(404);
    for (const trace of ['aline@example.com', 'Aline Uwase', '788123456'])
      expect(await everythingIn(environment)).not.toContain(trace);
    expect(
      await environment.sql(
        `select count from erasures where kind = 'deleted-account-booking' and count > 0`,
      ),
    ).toEqual([{ count: 1 }]);
  });

  test('deletion gets 409 when a booking was made after the list was shown', async () => {
    await paidBooking();
    const first = await list();
    const { reference } = await paidBooking();
    const { status, json } = await remove(first.seen);
    expect(status).toBe(409);
    const { open } = json as { open: OpenBookings };
    expect(open.items.map((one) => one.reference)).toContain(reference);
    expect((await remove(open.seen)).status).toBe(200);
  });

  test('an account whose bookings are settled, cancelled or expired is deleted without a list', async () => {
    const { id, token } = await paidBooking();
    await environment.sql(`update bookings set status = 'confirmed', held_until = null`);
    await onDay(id, -1);
    const cancelled = await bookedWithLink(environment.mailbox);
    await mine('DELETE', cancelled.token);
    const lost = await bookedWithLink(environment.mailbox);
    await environment.sql(`update payments set status = 'failed' where status = 'pending'`);
    await environment.sql(`update bookings set held_until = now() - interval '1 minute' where id = $1`, [
      lost.id,
    ]);
    expect((await mine('GET', token)).status).toBe(200);
    expect((await list()).items).toEqual([]);
    expect((await remove()).status).toBe(200);
    expect(await contacts()).toEqual([erased, erased, erased]);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    [
      'a refund not yet agreed',
      async (id) => {
        await environment.sql(`update bookings set status = 'confirmed', held_until = null where id = $1`, [
          id,
        ]);
        const admin = await makeUser('grace@fts.example', 'ADMIN');
        await deskOf(admin, id).act('PUT', '', { status: 'cancelled', reason: 'As asked', by: 'client' });
      },
    ],
    ['a paid, unconfirmed booking whose day has passed', (id) => onDay(id, -1)],
  ])('the list of open bookings has %s', async (_, make) => {
    const { id } = await paidBooking();
    await make(id);
    expect((await list()).items).toMatchObject([{ ahead: false }]);
    expect((await remove()).status).toBe(409);
  });

  test('the list of open bookings has goods until they are confirmed', async () => {
    const goods = { items: [{ sku: 'frames/photobook-a3/basic', quantity: 1 }], totalAmount: 150_000 };
    await bookedAndPaid(goods);
    expect((await list()).items).toMatchObject([{ kind: 'goods', ahead: true, paid: 150_000 }]);
    await environment.sql(`update bookings set status = 'confirmed'`);
    expect((await list()).items).toEqual([]);
  });

  test('the list of open bookings has a debt of a confirmed booking until its link expires', async () => {
    const { id } = await bookedWithLink(environment.mailbox);
    await environment.sql(`update bookings set status = 'confirmed', held_until = null`);
    await onDay(id, -30);
    expect((await list()).items).toMatchObject([{ ahead: false, due: 400_000 }]);
    await onDay(id, -31);
    expect((await list()).items).toEqual([]);
  });

  test('the list of open bookings is shown to its owner only', async () => {
    await paidBooking();
    const bosco = await makeUser('bosco@example.com', 'USER');
    expect((await bosco.call('GET', '/api/account/open-bookings')).json).toMatchObject({ items: [] });
  });
});
