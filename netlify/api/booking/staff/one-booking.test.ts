import { describe, expect, test } from 'vitest';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { unknownId } from '#tests/support/call.ts';
import { inTheMomentOf } from '#tests/support/locks.ts';
import { bookableDay, booked, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink } from '#tests/support/steps/booking-link.ts';
import { moneyArriving } from '#tests/support/steps/money-arriving.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

test.each(['FTS-00000-00000', unknownId, 'nonsense', '%00'])(
  'the unknown booking %s gets 404',
  async (which) => {
    for (const [method, rest, body] of [
      ['GET', '', undefined],
      ['PUT', '', { status: 'confirmed', version: 1 }],
      ['POST', '/notes', { text: 'A note' }],
    ] as const)
      expect((await admin.call(method, `/api/bookings/${which}${rest}`, body)).status).toBe(404);
  },
);

describe('the booking detail', () => {
  test('the detail is a consistent snapshot while money arrives', async () => {
    const { id } = await booked();
    const [answer = { status: 0, json: {} }] = await inTheMomentOf(environment, moneyArriving, () => [
      admin.call('GET', `/api/bookings/${id}`),
    ]);
    const { slot, balance, attempts } = bookingIn(answer);
    expect([slot?.state, balance.due, attempts[0]?.status]).toEqual(['held', 400_000, 'pending']);
  });

  test('the detail is complete and equal by id and by reference', async () => {
    const { id, reference, transactionRef, total } = await booked();
    await postWebhook(paidEvent(transactionRef, total));
    const booking = await deskOf(admin, id).see();
    expect(booking).toEqual(bookingIn(await admin.call('GET', `/api/bookings/${reference.toLowerCase()}`)));
    expect(booking).toMatchObject({
      id,
      reference,
      status: 'pending',
      name: 'Aline Uwase',
      eventDate: bookableDay,
      order: {
        lines: [{ quantity: 1, fixed: true, amount: expect.any(Number) }, { quantity: 1 }],
        discount: null,
        total: 400_000,
        final: true,
        range: { min: 400_000, max: 400_000 },
      },
      balance: { charged: 400_000, paid: 400_000, due: 0, owedBack: 0, balance: 0 },
      refund: { client: { refund: 'everything' }, studio: { refund: 'everything' } },
      ledger: [
        { kind: 'charge', actor: 'The client', amount: 400_000, day: todayInKigali(new Date()) },
        { kind: 'payment', actor: 'Mobile money', amount: -400_000, method: 'mobile-money' },
      ],
      attempts: [{ attempt: 1, status: 'successful', transactionRef }],
      offers: [],
      notes: [],
    });
    expect(booking.history.map(({ action }) => action)).toEqual(['payment.settled', 'booking.created']);
    expect(booking.mails.map(({ to, state }) => [to, state])).toEqual(
      Array.from({ length: 6 }, () => [expect.any(String), 'sent']),
    );
  });

  test('the booking detail omits the text of emails, because their links grant access', async () => {
    const { id, token } = await bookedWithLink(environment.mailbox);
    const { text } = await admin.call('GET', `/api/bookings/${id}`);
    expect(text).toContain('We received your booking');
    expect(text).not.toContain(token);
  });

  test('the detail of a request shows what it can cost', async () => {
    const { id, total } = await requestedPrice();
    const { order, balance } = await deskOf(admin, id).see();
    expect(order).toMatchObject({ final: false, total, range: { min: total } });
    expect(order.range.max).toBeGreaterThan(total);
    expect(balance).toMatchObject({ charged: 0, due: 0 });
  });
});
