import { expect, test } from 'vitest';
import { booked, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';
import { paidEvent, postWebhook } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const fail = () => environment.sql(`update payments set status = 'failed', failure = 'declined'`);

test('staff send a request for the amount due to the client’s phone or to another', async () => {
  const { prompt } = deskOf(admin, (await booked()).id);
  await fail();
  expect(bookingIn(await prompt()).attempts[0]).toMatchObject({
    attempt: 2,
    status: 'pending',
    phone: '0788123456',
    amount: 400_000,
  });
  await fail();
  expect(bookingIn(await prompt({ phone: '+250 738 111 222' })).attempts[0]?.phone).toBe('0738111222');
  expect(environment.paypack.transactions()).toHaveLength(3);
  expect(await actsOf(environment, admin)).toMatchObject([{ action: 'payment.retried' }, {}]);
});

test('a request is refused while one is pending, when nothing is due and without a price', async () => {
  const { id, transactionRef, total } = await booked();
  const { prompt } = deskOf(admin, id);
  const waiting = await prompt();
  expect([waiting.status, waiting.json]).toMatchObject([
    409,
    { error: expect.stringContaining('on its way'), current: { id } },
  ]);
  await postWebhook(paidEvent(transactionRef, total));
  expect((await prompt()).json).toMatchObject({ error: 'This booking is paid.' });
  const unpriced = await deskOf(admin, (await requestedPrice()).id).prompt();
  expect(unpriced.json).toMatchObject({ error: expect.stringContaining('make an offer first') });
});

test('the sixth payment request in an hour gets 429', async () => {
  const { prompt } = deskOf(admin, (await booked()).id);
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    await fail();
    statuses.push((await prompt()).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
