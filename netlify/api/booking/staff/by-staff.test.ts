import { describe, expect, test } from 'vitest';
import { staffSources } from '#src/domain/booking/booking-source.ts';
import { mailsAbout } from '#tests/support/mails.ts';
import { bookByStaff, bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { openPriced } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const withEmail = { client: { name: 'Bosco', phone: '0788123456', email: 'bosco@example.com' } };

describe('a payment', () => {
  test('by request goes to the client’s phone and confirms as on the site', async () => {
    const { booking, payment } = await bookedByStaff(admin, { payment: 'request' });
    expect(booking).toMatchObject({ status: 'pending', total: 150_000, slot: { state: 'held' } });
    expect(payment).toEqual({ status: 'pending', transactionRef: expect.any(String) });
    await postWebhook(paidEvent(payment.transactionRef ?? '', 150_000));
    const seen = await deskOf(admin, booking.id).see();
    expect(seen).toMatchObject({ slot: null, balance: { paid: 150_000, due: 0 } });
    expect(seen.attempts).toMatchObject([{ phone: '0788123456', status: 'successful' }]);
  });

  test('in cash is recorded in full, keeps the slot, and both mails follow', async () => {
    const { booking, payment } = await bookedByStaff(admin, { ...withEmail, payment: 'cash' });
    expect([payment, booking.slot]).toEqual([{ status: 'successful' }, undefined]);
    const { ledger, balance, slot, attempts } = await deskOf(admin, booking.id).see();
    expect({ balance, slot, attempts }).toMatchObject({ balance: { due: 0 }, slot: null, attempts: [] });
    expect(ledger).toMatchObject([
      { kind: 'charge', amount: 150_000, actor: 'Aline Uwase' },
      { kind: 'payment', method: 'cash', amount: -150_000, actor: 'Aline Uwase' },
    ]);
    const [received] = await mailsAbout(environment, 'We received your booking');
    expect(received).toMatchObject({ to: 'bosco@example.com' });
    expect(received?.text).toContain('There is nothing left to pay.');
    expect(await mailsAbout(environment, 'Payment received: 150,000 RWF')).toHaveLength(1);
  });

  test('later is owed without a request, and the slot cannot be lost', async () => {
    const { booking, payment } = await bookedByStaff(admin, { ...withEmail, payment: 'later' });
    expect([payment, booking.slot]).toEqual([{ status: 'none' }, undefined]);
    const desk = deskOf(admin, booking.id);
    expect(await desk.see()).toMatchObject({ balance: { due: 150_000 }, slot: null, attempts: [] });
    const [received] = await mailsAbout(environment, 'We received your booking');
    expect(received?.text).toContain('You pay 150,000 RWF later, as agreed with us.');
    await desk.prompt();
    expect((await desk.see()).attempts).toMatchObject([{ amount: 150_000, status: 'pending' }]);
  });

  test.each(['request', 'later'] as const)('%s of an open price is a price request', async (payment) => {
    const { items, min: totalAmount } = openPriced;
    const answer = await bookedByStaff(admin, { items, totalAmount, payment });
    expect(answer).toMatchObject({ payment: { status: 'none' }, booking: { slot: { state: 'held' } } });
    const { order, balance } = await deskOf(admin, answer.booking.id).see();
    expect([order.final, balance.charged]).toEqual([false, 0]);
  });

  test('in cash of an open price is refused', async () => {
    const { items, min: totalAmount } = openPriced;
    const { status, json } = await bookByStaff(admin, { items, totalAmount, payment: 'cash' });
    expect([status, json]).toEqual([
      422,
      expect.objectContaining({ fields: { payment: expect.any(String) } }),
    ]);
  });
});

test.each(staffSources)('the source %s is shown in the booking and its list row', async (source) => {
  const { booking } = await bookedByStaff(admin, { source });
  expect((await deskOf(admin, booking.id).see()).source).toBe(source);
  const { json } = await admin.call('GET', `/api/bookings?source=${source}`);
  expect(json).toMatchObject({ items: [{ id: booking.id, source }] });
  expect((await admin.call('GET', '/api/bookings?source=site')).json).toMatchObject({ items: [] });
});

test('a booking by staff is announced to the others with how the client reached them', async () => {
  const { booking } = await bookedByStaff(admin, { client: withEmail.client, source: 'whatsapp' });
  expect(await notificationsOf(environment)).toMatchObject([
    { text: `Bosco booked for 150,000 RWF (${booking.reference}). The client wrote on WhatsApp.` },
  ]);
});

test.each(['site', 'waiting-list'])('the source %s, of clients only, is refused', async (source) => {
  const { status, json } = await bookByStaff(admin, { source: source as 'phone' });
  expect([status, json]).toEqual([422, expect.objectContaining({ fields: { source: expect.any(String) } })]);
});
