import { expect, test } from 'vitest';
import type { DayClosing } from '#src/domain/payment/closing/closing.ts';
import { type Answer, unknownId } from '#tests/support/call.ts';
import { today } from '#tests/support/days.ts';
import { booked, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { usualOffer } from '#tests/support/steps/offer.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

setUpEnvironment();
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

const closing = '/api/payments/closing';
const paidInCash = async () => {
  const { id } = await booked();
  await deskOf(chief, id).pay(400_000);
  return { id };
};
const nothing = async () => ({ id: unknownId });

type Send = (typed: string, id: string) => Promise<Answer>;

test.each<[string, field: string, make: () => Promise<{ id: string }>, send: Send]>([
  ['a payment', 'amount', booked, (amount, id) => deskOf(chief, id).pay(0, { amount })],
  ['a refund', 'amount', paidInCash, (amount, id) => deskOf(chief, id).refund(0, { amount })],
  [
    'an offer',
    'total',
    requestedPrice,
    (total, id) => deskOf(chief, id).offer({ ...usualOffer, total, reason: 'A rare wood' }),
  ],
  [
    'a day’s counted cash',
    'countedCash',
    nothing,
    async (countedCash) => {
      const { version } = (await chief.call('GET', `${closing}?day=${today()}`)).json as DayClosing;
      return chief.call('POST', closing, { day: today(), version, countedCash });
    },
  ],
  [
    'the monthly target',
    'target',
    nothing,
    (target) => chief.call('PUT', '/api/overview/target', { target }),
  ],
])('the amount of %s may be typed as 100k RWF, and 1.500 gets 422', async (_, field, make, send) => {
  const { id } = await make();
  const refused = await send('1.500', id);
  const sentence = expect.stringMatching(/^Please write .*\d.*\.$/);
  expect([refused.status, refused.json]).toMatchObject([422, { fields: { [field]: sentence } }]);
  const { status, text } = await send('100k RWF', id);
  expect([200, 201]).toContain(status);
  expect(text).toContain('100000');
});
