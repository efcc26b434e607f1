import { beforeEach, describe, expect, test } from 'vitest';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { call, postForm } from '#tests/support/call.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { mine } from '#tests/support/steps/booking-link.ts';
import { tokenIn } from '#tests/support/steps/booking-token.ts';
import { payAgain, paymentStatus } from '#tests/support/steps/payments.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const other = '0788777666';
let booking: Awaited<ReturnType<typeof booked>>;

const retry = (body?: object) => payAgain(booking.reference, body);
const prompt = (body: unknown = {}) => admin.call('POST', `/api/bookings/${booking.id}/prompt`, body);
const later = (seconds: number) =>
  environment.sql(`update payments set requested_at = requested_at - make_interval(secs => $1)`, [seconds]);
const requests = () =>
  environment.sql<{ attempt: number; status: string; failure: string | null; phone: string }>(
    'select attempt, status, failure, phone from payments order by attempt',
  );

beforeEach(async () => {
  booking = await booked();
});

describe('unanswered payment request', () => {
  test('client and staff can replace a payment request after two minutes, also on another number', async () => {
    await later(115);
    expect([(await retry()).status, (await prompt()).status]).toEqual([409, 409]);
    await later(10);
    expect((await retry({ phone: other })).status).toBe(201);
    expect((await prompt()).status).toBe(409);
    await later(120);
    expect((await prompt({ phone: other })).status).toBe(201);
    expect(await requests()).toMatchObject([
      { attempt: 1, status: 'failed', failure: 'replaced', phone: '0788123456' },
      { attempt: 2, status: 'failed', failure: 'replaced', phone: other },
      { attempt: 3, status: 'pending', failure: null, phone: other },
    ]);
    expect(await mailsAbout(environment, 'did not go through')).toEqual([]);
  });

  test('the payment page, /booking and the plain page offer to replace an unanswered request', async () => {
    const [mail] = await mailsAbout(environment, 'We received your booking');
    const see = async () => ({
      status: (await paymentStatus(booking.transactionRef)).json,
      mine: (await mine('GET', tokenIn(mail?.text ?? ''))).json as MyBooking,
      page: (await call('GET', `/api/payments/${booking.reference}/page`)).text,
    });
    const early = await see();
    expect(early.status).toMatchObject({ booking: { canRetry: false } });
    expect(early.mine.payment.canRetry).toBe(false);
    expect(early.page).not.toContain('Send another request');
    await later(120);
    const late = await see();
    expect(late.status).toMatchObject({ transaction: { status: 'pending' }, booking: { canRetry: true } });
    expect(late.mine.payment.canRetry).toBe(true);
    expect(late.page).toContain('Send another request: 400,000 RWF');
    const sent = await postForm(`/api/payments/${booking.reference}/page`, { phone: other });
    expect(sent.status).toBe(303);
    expect(await requests()).toMatchObject([{ failure: 'replaced' }, { status: 'pending', phone: other }]);
    expect((await see()).status).toMatchObject({ transaction: { status: 'pending' } });
  });

  test('a replaced request that is approved counts as paid; a second payment is owed back', async () => {
    await later(120);
    await retry({ phone: other });
    await postWebhook(paidEvent(booking.transactionRef, booking.total));
    const desk = deskOf(admin, booking.id);
    const once = await desk.see();
    expect(once.balance).toMatchObject({ paid: 400_000, due: 0, surplus: 0 });
    const newest = once.attempts[0]?.transactionRef ?? '';
    expect(newest).not.toBe(booking.transactionRef);
    await postWebhook(paidEvent(newest, booking.total));
    expect((await desk.see()).balance).toMatchObject({ paid: 400_000, surplus: 400_000, owedBack: 400_000 });
  });

  test('one of ten replacements at once by clients and staff succeeds, and nine get 409', async () => {
    await later(120);
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? prompt() : retry())));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await requests()).map(({ status }) => status)).toEqual(['failed', 'pending']);
  });

  test('a request that is approved while it is replaced counts as paid', async () => {
    await later(120);
    const [settled, replaced] = await Promise.all([
      postWebhook(paidEvent(booking.transactionRef, booking.total)),
      retry({ phone: other }),
    ]);
    expect(settled.status).toBe(200);
    expect([201, 409]).toContain(replaced.status);
    expect((await deskOf(admin, booking.id).see()).balance).toMatchObject({ paid: 400_000, due: 0 });
  });

  test('a client can replace a request four times; the fifth time gets 409', async () => {
    const phones = [other, '0788777665', '0788777664', '0788777663'];
    for (const phone of phones) {
      await later(120);
      expect((await retry({ phone })).status).toBe(201);
    }
    await later(120);
    expect((await retry()).status).toBe(409);
    expect(await requests()).toHaveLength(5);
  });
});

describe('cancellation with an open request', () => {
  test.each(['client', 'studio'])(
    'a cancellation by the %s ends the payment request, and the mail asks to decline it',
    async (by) => {
      const desk = deskOf(admin, booking.id);
      const body = { status: 'cancelled', reason: 'As agreed', by };
      expect((await desk.act('PUT', '', body)).status).toBe(200);
      expect(await requests()).toMatchObject([{ status: 'failed', failure: 'cancelled' }]);
      const [mail] = await mailsAbout(environment, 'Your booking ');
      const text = mail?.text.replace(/\s+/g, ' ');
      expect(text).toContain(
        'The payment request of 400,000 RWF may still be on the phone. Please decline it.',
      );
      await postWebhook(paidEvent(booking.transactionRef, booking.total));
      expect((await desk.see()).balance).toMatchObject({ surplus: 400_000, owedBack: 400_000 });
    },
  );

  test('cancelling a booking without an open request mentions no request in the mail', async () => {
    await environment.sql(`update payments set status = 'failed', failure = 'declined'`);
    await deskOf(admin, booking.id).act('PUT', '', { status: 'cancelled', reason: 'As agreed' });
    const [mail] = await mailsAbout(environment, 'Your booking ');
    expect(mail?.text).not.toContain('may still be on the phone');
    expect(await requests()).toMatchObject([{ failure: 'declined' }]);
  });
});
