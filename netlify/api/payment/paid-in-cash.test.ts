import { beforeEach, expect, test } from 'vitest';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { call, idIn } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { enrol } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { payAgain, paymentStatus } from '#tests/support/steps/payments.ts';

setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
let id: string;
beforeEach(async () => {
  id = idIn(await enrol());
});

async function pay(amount: number): Promise<string> {
  const body = { method: 'cash', amount, date: inDays(0), version: 1 };
  const { json } = await admin.call('POST', `/api/enrolments/${id}/payments`, body);
  return (json as { enrolment: EnrolmentRow }).enrolment.fee?.reference ?? '';
}

async function page(reference: string): Promise<string> {
  const { status, text } = await call('GET', `/api/payments/${reference}/page`);
  expect(status).toBe(200);
  return text;
}

test('a fee paid in cash is shown as paid, and another payment is refused', async () => {
  const reference = await pay(45_000);
  expect(await page(reference)).toContain('We received your payment');
  expect(await page(reference)).not.toContain('We have not charged anything');
  expect((await paymentStatus(reference)).json).toMatchObject({
    transaction: { status: 'successful', reference, amount: 45_000, requested: false },
    booking: { reference, kind: 'fee', canRetry: false },
  });
  expect((await payAgain(reference)).json).toMatchObject({ error: expect.stringContaining('already paid') });
});

test('a fee paid in part shows what is left to pay and how to pay it', async () => {
  const reference = await pay(20_000);
  const text = await page(reference);
  expect(text).toContain('25,000 RWF to pay');
  expect(text).toContain('We have received 20,000 RWF so far');
  expect((await paymentStatus(reference)).status).toBe(404);
  expect(text).toContain('Pay by mobile money: 25,000 RWF');
  expect((await payAgain(reference)).status).toBe(201);
  expect((await paymentStatus(reference)).json).toMatchObject({
    transaction: { status: 'pending', amount: 25_000 },
  });
});

test('a cancelled fee shows nothing to pay, and paying again gets 409', async () => {
  const reference = await pay(20_000);
  const { json } = await admin.call('GET', '/api/enrolments');
  const { version } = (json as { items: EnrolmentRow[] }).items[0] as EnrolmentRow;
  await admin.call('PUT', `/api/enrolments/${id}`, { status: 'cancelled', version });
  expect(await page(reference)).toContain('Nothing to pay now');
  expect((await payAgain(reference)).status).toBe(409);
});

test('a fee whose price is not accepted yet shows the offer, not a payment', async () => {
  const body = { total: 45_000, lastDay: inDays(7), version: 1 };
  const { json } = await admin.call('POST', `/api/enrolments/${id}/fee`, body);
  const reference = (json as { enrolment: EnrolmentRow }).enrolment.fee?.reference ?? '';
  expect(await page(reference)).toContain('Accept it here');
  expect(await page(reference)).not.toContain('Booking submitted');
});
