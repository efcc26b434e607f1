import { expect, test } from 'vitest';
import type { DayClosing } from '#src/domain/payment/closing/closing.ts';
import type { Answer } from '#tests/support/call.ts';
import { inDays, today } from '#tests/support/days.ts';
import { booked, openPriced, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { cash, deskOf } from '#tests/support/steps/staff-booking.ts';

setUpEnvironment();
const chief = setUpUser('eric@fts.example', 'SUPERADMIN');

const closing = '/api/payments/closing';

/** Sends a typed amount to each endpoint that takes one; returns the response and the field's name. */
const calls: Record<string, (typed: unknown) => Promise<[answer: Answer, field: string]>> = {
  async payment(amount) {
    const { id } = await booked();
    return [await deskOf(chief, id).act('POST', '/payments', { ...cash(0), amount }), 'amount'];
  },
  async refund(amount) {
    const { id } = await booked();
    const desk = deskOf(chief, id);
    await desk.act('POST', '/payments', cash(650_000));
    return [await desk.act('POST', '/refunds', { ...cash(0), amount, reason: 'We were late' }), 'amount'];
  },
  async offer(total) {
    const { id } = await requestedPrice();
    const body = { total, lastDay: inDays(7), reason: `Published from ${openPriced.min}` };
    return [await deskOf(chief, id).act('POST', '/offer', body), 'total'];
  },
  async closing(countedCash) {
    const { version } = (await chief.call('GET', `${closing}?day=${today()}`)).json as DayClosing;
    return [await chief.call('POST', closing, { day: today(), version, countedCash }), 'countedCash'];
  },
  async target(target) {
    return [await chief.call('PUT', '/api/overview/target', { target }), 'target'];
  },
};

test.each(
  Object.keys(calls).flatMap((name) =>
    ['100,000', '100\u2009000', '100k RWF', 100_000].map((typed) => [name, typed] as const),
  ),
)('%s of %j counts as 100,000 RWF', async (name, typed) => {
  const [answer] = (await calls[name]?.(typed)) ?? [];
  expect([200, 201]).toContain(answer?.status);
  expect(answer?.text).toContain('100000');
});

test.each(
  Object.keys(calls).flatMap((name) => ['1.500', '1e5', 1.5, true].map((typed) => [name, typed] as const)),
)('%s of %j is refused with a sentence that shows how to write it', async (name, typed) => {
  const [answer, field = ''] = (await calls[name]?.(typed)) ?? [];
  expect(answer?.status).toBe(422);
  expect(answer?.json).toMatchObject({
    fields: { [field]: expect.stringMatching(/^Please write .*\d.*\.$/) },
  });
});
