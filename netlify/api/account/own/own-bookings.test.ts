import { describe, expect, test } from 'vitest';
import type { OwnBooking } from '#src/domain/account/own/own-booking.ts';
import type { TestUser } from '#tests/support/account.ts';
import { itemsIn } from '#tests/support/call.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookableDay, booked, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { mine } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { settlePayments } from '#tests/support/steps/settle-payments.ts';
import { toShare } from '#tests/support/steps/shares.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const aline = setUpUser('aline@example.com');
const bosco = setUpUser('bosco@example.com');

const bookingsOf = async (who: TestUser) =>
  itemsIn<OwnBooking>(await who.call('GET', '/api/account/bookings'));

describe('own bookings', () => {
  test('own bookings are listed newest first, with lines and payment, to their owner only', async () => {
    const first = await booked({ email: 'Aline@Example.COM' });
    const second = await booked({ email: 'aline@example.com', ...undated });
    await booked({ email: 'chantal@example.com' });
    const items = await bookingsOf(aline);
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(items[1]).toEqual({
      id: first.id,
      reference: first.reference,
      kind: 'session',
      status: 'pending',
      eventDate: bookableDay,
      startTime: null,
      minutes: null,
      slot: { state: 'held', until: expect.any(String) },
      location: 'Kigali Heights',
      total: 400_000,
      createdAt: expect.stringMatching(/Z$/),
      lines: [
        { label: 'Portrait photography, 2 hours, Basic', quantity: 1, amount: 150_000 },
        { label: 'Event photography, 2 hours, Standard', quantity: 1, amount: 250_000 },
      ],
      payment: {
        status: 'pending',
        reference: first.transactionRef,
        due: 400_000,
        next: 400_000,
        canRetry: false,
      },
    });
    expect(await bookingsOf(bosco)).toEqual([]);
  });

  test('an own booking shows that a failed payment can be retried', async () => {
    await booked();
    await settlePayments(environment, 'failed');
    expect((await bookingsOf(aline))[0]?.payment).toMatchObject({ status: 'failed', canRetry: true });
  });

  test('an own booking whose deposit is paid shows what is left and what is asked next', async () => {
    const { transactionRef } = await booked(toShare);
    await settlePayments(environment, 'failed');
    const payment = async () => (await bookingsOf(aline))[0]?.payment;
    expect(await payment()).toMatchObject({ status: 'failed', due: 650_000, next: 195_000 });
    await postWebhook(paidEvent(transactionRef, 195_000));
    expect(await payment()).toMatchObject({ status: 'successful', due: 455_000, next: 455_000 });
  });

  test('an own booking has no payment until the studio confirms the price', async () => {
    await booked({ items: [{ sku: 'frames/wood-frame-board/basic', quantity: 1 }], totalAmount: 15_000 });
    expect((await bookingsOf(aline))[0]?.payment).toBeNull();
  });

  test('the owner gets a key that opens the booking', async () => {
    const { id, reference } = await booked(undated);
    const made = await aline.call('POST', `/api/account/bookings/${id}/key`);
    expect(made.status).toBe(201);
    const { key } = made.json as { key: string };
    expect((await mine('GET', key)).json).toMatchObject({ reference });
  });

  test('a key to an old booking works for a day, although its email link has expired', async () => {
    const { id, reference } = await booked();
    const mails = await mailsTo(environment, 'aline@example.com', 'We received your booking');
    await environment.sql(
      `update bookings set event_date = current_date - 90, created_at = now() - interval '120 days'`,
    );
    await environment.sql(`update booking_keys set created_at = now() - interval '120 days'`);
    const { key } = (await aline.call('POST', `/api/account/bookings/${id}/key`)).json as { key: string };
    expect((await mine('GET', key)).json).toMatchObject({ reference });
    expect((await mine('GET', tokenIn(mails[0]?.text ?? ''))).status).toBe(404);
    await environment.sql(`update booking_keys set created_at = created_at - interval '25 hours'`);
    expect((await mine('GET', key)).status).toBe(404);
  });

  test('a booking with a day has a calendar file, one without a day gets 404', async () => {
    const { id, reference } = await booked();
    const open = await booked(undated);
    const file = await aline.call('GET', `/api/account/bookings/${id}/calendar`);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${reference}.ics"`);
    expect(file.text).toContain(`DTSTART;VALUE=DATE:${bookableDay.replaceAll('-', '')}`);
    expect((await aline.call('GET', `/api/account/bookings/${open.id}/calendar`)).status).toBe(404);
  });

  test.each([
    ['POST', 'key'],
    ['GET', 'calendar'],
  ])('%s …/%s gets 404 for a booking of another user and an unknown id', async (method, path) => {
    const { id } = await booked();
    expect((await bosco.call(method, `/api/account/bookings/${id}/${path}`)).status).toBe(404);
    expect((await aline.call(method, `/api/account/bookings/no-id/${path}`)).status).toBe(404);
  });
});
