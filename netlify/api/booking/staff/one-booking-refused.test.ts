import { describe, expect, test } from 'vitest';
import type { Answer } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { booked, requestedPrice, workingDay } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { usualOffer } from '#tests/support/steps/offer.ts';
import { afterUndoTime, deskOf } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

/** A change that is right unless `fields` spoil it, and the booking that it is for. */
interface Change {
  make: () => Promise<{ id: string }>;
  send: (desk: ReturnType<typeof deskOf>, fields?: object) => Promise<Answer>;
}
type Kind = 'decision' | 'move' | 'note' | 'reply' | 'payment request' | 'payment' | 'refund' | 'offer';
const changes: Record<Kind, Change> = {
  decision: { make: booked, send: (desk, fields) => desk.act('PUT', '', { status: 'confirmed', ...fields }) },
  move: {
    make: booked,
    send: (desk, fields) => desk.act('PUT', '/day', { eventDate: workingDay(60), ...fields }),
  },
  note: { make: booked, send: (desk, fields) => desk.act('POST', '/notes', { text: 'Blue', ...fields }) },
  reply: { make: booked, send: (desk, fields) => desk.act('POST', '/reply', { text: 'Yes.', ...fields }) },
  'payment request': { make: booked, send: (desk, fields) => desk.prompt(fields) },
  payment: { make: booked, send: (desk, fields) => desk.pay(400_000, fields) },
  refund: { make: bookedAndPaid, send: (desk, fields) => desk.refund(1, fields) },
  offer: { make: requestedPrice, send: (desk, fields) => desk.offer({ ...usualOffer, ...fields }) },
};

const long = (length: number) => 'x'.repeat(length);
const { total } = usualOffer;

test.each<[Kind, field: string, wrong: object[]]>([
  ['decision', 'reason', [{ status: 'cancelled' }, { status: 'cancelled', reason: '  ' }]],
  ['decision', 'by', [{ status: 'cancelled', reason: 'Rain', by: 'nobody' }]],
  ['decision', 'status', [{ status: 'pending' }]],
  ['decision', 'version', [{ version: 'x' }]],
  ['move', 'eventDate', [{ eventDate: '2020-01-01' }, { eventDate: 'soon' }, { eventDate: 7 }]],
  ['note', 'text', [{ text: undefined }, { text: '' }, { text: long(2001) }]],
  ['note', 'first', [{ first: 'yes' }]],
  ['reply', 'text', [{ text: '' }, { text: long(5001) }]],
  ['payment request', 'phone', [{ phone: '0123' }]],
  ['payment', 'amount', [{ amount: 650_001 }, { amount: 0 }, { amount: 1.5 }, { amount: -5 }]],
  ['payment', 'method', [{ method: 'mobile-money' }]],
  ['payment', 'date', [{ date: inDays(1) }, { date: inDays(-1) }, { date: '2026-02-30' }]],
  ['refund', 'reason', [{ reason: '' }]],
  ['refund', 'method', [{ method: 'cheque' }]],
  ['refund', 'amount', [{ amount: 0 }]],
  ['refund', 'date', [{ date: 'soon' }]],
  ['offer', 'total', [{ total: undefined }, { total: 0 }, { total: 1.5 }, { prices: [total, 500] }]],
  ['offer', 'total', [99, 1_000_000_001].map((beyond) => ({ total: beyond, reason: 'A rare wood' }))],
  ['offer', 'prices', [{ total: undefined, prices: [total] }]],
  ['offer', 'prices.1', ['much', -1].map((price) => ({ total: undefined, prices: [total, price] }))],
  ['offer', 'message', [{ message: long(2001) }]],
  ['offer', 'lastDay', [{ lastDay: inDays(-1) }, { lastDay: inDays(400) }, { lastDay: 'soon' }]],
])('the %s with a wrong %s gets 422 at that field and changes nothing', async (kind, field, wrong) => {
  const { make, send } = changes[kind];
  const desk = deskOf(admin, (await make()).id);
  const before = await desk.see();
  for (const fields of wrong) {
    const { status, json } = await send(desk, fields);
    const refusal = { fields: { [field]: expect.any(String) } };
    expect([status, json], JSON.stringify(fields)).toMatchObject([422, refusal]);
  }
  expect(await desk.see()).toEqual(before);
});

describe('a cancelled booking', () => {
  test.each<Kind>(['decision', 'move', 'offer'])(
    'the %s of a cancelled booking gets 409 with the current booking',
    async (kind) => {
      const { make, send } = changes[kind];
      const desk = deskOf(admin, (await make()).id);
      await desk.cancel();
      const { status, json } = await send(desk);
      const refusal = { error: expect.stringContaining('cancelled'), current: await desk.see() };
      expect([status, json]).toEqual([409, refusal]);
    },
  );

  test('a cancelled booking takes no new location (409) and no payment (422)', async () => {
    const desk = deskOf(admin, (await booked()).id);
    await desk.cancel();
    expect((await desk.act('PUT', '/location', { location: 'Musanze' })).status).toBe(409);
    expect((await desk.pay(1)).json).toMatchObject({
      fields: { amount: 'Nothing is due for this booking.' },
    });
  });
});

test.each<[Kind, action: string, subject: string]>([
  ['decision', 'booking.confirmed', 'Your booking'],
  ['reply', 'booking.replied', 'About your booking'],
  ['payment', 'booking.payment-recorded', 'Payment received'],
  ['offer', 'booking.offer-made', 'Our price for booking'],
])(
  'of three simultaneous changes (%s) of one version, one succeeds and two get 409',
  async (kind, action, subject) => {
    const { make, send } = changes[kind];
    const desk = deskOf(admin, (await make()).id);
    const { version } = await desk.see();
    const answers = await Promise.all([1, 2, 3].map(() => send(desk, { version })));
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
    await afterUndoTime(environment);
    expect(await actsOf(environment, admin)).toMatchObject([{ action }]);
    expect(await mailsTo(environment, 'aline@example.com', subject)).toHaveLength(1);
  },
);

test('a change to a stale version gets 409 with the current booking', async () => {
  const desk = deskOf(admin, (await booked()).id);
  const { version } = await desk.see();
  await desk.confirm();
  const current = await desk.see();
  const { status, json } = await desk.act('PUT', '', { status: 'cancelled', reason: 'Rain', version });
  expect([status, json]).toEqual([409, { error: expect.stringContaining('since you opened it'), current }]);
  expect(await desk.see()).toEqual(current);
});
