import { describe, expect, test } from 'vitest';
import { booked, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookingIn } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

describe('sending a payment request again', () => {
  const fail = () => environment.sql(`update payments set status = 'failed', failure = 'declined'`);

  test('staff send a request for the amount due to the client’s phone or to another', async () => {
    const { id } = await booked();
    await fail();
    const prompt = (body: object) => admin.call('POST', `/api/bookings/${id}/prompt`, body);
    expect(bookingIn(await prompt({})).attempts[0]).toMatchObject({
      attempt: 2,
      status: 'pending',
      phone: '0788123456',
      amount: 650_000,
    });
    await fail();
    expect(bookingIn(await prompt({ phone: '+250 738 111 222' })).attempts[0]?.phone).toBe('0738111222');
    expect(environment.paypack.transactions()).toHaveLength(3);
    expect(await actsOf(environment, admin)).toMatchObject([{ action: 'payment.retried' }, {}]);
  });

  test('a request is refused while one is pending, when nothing is due and for a wrong number', async () => {
    const { id, transactionRef, total } = await booked();
    const prompt = (body: object = {}) => admin.call('POST', `/api/bookings/${id}/prompt`, body);
    const waiting = await prompt();
    expect([waiting.status, waiting.json]).toMatchObject([
      409,
      { error: expect.stringContaining('on its way'), current: { id } },
    ]);
    expect((await prompt({ phone: '0123' })).json).toMatchObject({ fields: { phone: expect.any(String) } });
    await postWebhook(paidEvent(transactionRef, total));
    expect((await prompt()).json).toMatchObject({ error: 'This booking is paid.' });
    const request = await requestedPrice();
    const unpriced = await admin.call('POST', `/api/bookings/${request.id}/prompt`, {});
    expect(unpriced.json).toMatchObject({ error: expect.stringContaining('make an offer first') });
  });

  test('the sixth payment request in an hour gets 429', async () => {
    const { id } = await booked();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      await fail();
      statuses.push((await admin.call('POST', `/api/bookings/${id}/prompt`, {})).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
