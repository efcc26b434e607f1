import { beforeEach, expect, test } from 'vitest';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { call, idIn } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { enrol } from '#tests/support/requests/enrolment-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

/** What is paid without a request to a phone: the pages of its payment do not wait for one. */

setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
let id: string;
beforeEach(async () => {
  id = idIn(await enrol());
});

/** Pays so much of the 45,000 RWF in cash; gives the reference of the fee. */
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
const status = (reference: string) => call('GET', `/api/payments/status/${reference}`);
const retry = (reference: string) => call('POST', `/api/payments/${reference}/retry`, { body: {} });

test('all of it: it is paid, and nobody is told that a price is still to come', async () => {
  const reference = await pay(45_000);
  expect(await page(reference)).toContain('Your fee is paid');
  expect(await page(reference)).not.toContain('We have not charged anything');
  expect((await status(reference)).json).toMatchObject({
    transaction: { status: 'successful', reference, amount: 45_000, requested: false },
    booking: { reference, kind: 'fee', canRetry: false },
  });
  expect((await retry(reference)).json).toMatchObject({ error: expect.stringContaining('already paid') });
});

test('a part of it: the rest is named, with the way to pay it', async () => {
  const reference = await pay(20_000);
  const text = await page(reference);
  expect(text).toContain('25,000 RWF to pay');
  expect(text).toContain('We have received 20,000 RWF so far');
  expect((await status(reference)).status).toBe(404);
  expect((await retry(reference)).json).toMatchObject({ error: expect.stringContaining('call us') });
});

test('a cancelled one: there is nothing to pay', async () => {
  const reference = await pay(20_000);
  const { json } = await admin.call('GET', '/api/enrolments');
  const { version } = (json as { items: EnrolmentRow[] }).items[0] as EnrolmentRow;
  await admin.call('PUT', `/api/enrolments/${id}`, { status: 'cancelled', version });
  expect(await page(reference)).toContain('Nothing to pay now');
  expect((await retry(reference)).status).toBe(409);
});

test('nothing of it, while the price is not agreed: there is nothing to pay either', async () => {
  const body = { total: 45_000, lastDay: inDays(7), version: 1 };
  const { json } = await admin.call('POST', `/api/enrolments/${id}/fee`, body);
  const reference = (json as { enrolment: EnrolmentRow }).enrolment.fee?.reference ?? '';
  expect(await page(reference)).toContain('Accept it here');
  expect(await page(reference)).not.toContain('Booking submitted');
});
