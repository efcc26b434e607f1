import { beforeEach, expect, test } from 'vitest';
import type { ApplicationRow } from '#src/domain/application/application-list.ts';
import { idIn } from '#tests/support/call.ts';
import { inDays } from '#tests/support/days.ts';
import { apply } from '#tests/support/requests/application-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { feeByLink } from '#tests/support/steps/fee.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
let id: string;
beforeEach(async () => {
  id = idIn(await apply());
});

/** Tuition and materials of the dance internship, in RWF. */
const total = 85_000;
const usual = () => ({ total, lastDay: inDays(7) });

async function see(): Promise<ApplicationRow> {
  const { json } = await admin.call('GET', '/api/applications');
  return (json as { items: ApplicationRow[] }).items[0] as ApplicationRow;
}
async function act(path: string, body: object, method = 'POST') {
  const { version } = await see();
  return admin.call(method, `/api/applications/${id}${path}`, { version, ...body });
}
const move = (status: string) => act('', { status }, 'PUT');

test('a fee request for the programme’s listed fees needs an accepted applicant and works once', async () => {
  expect((await act('/fee', usual())).json).toMatchObject({ error: expect.any(String), current: { id } });
  await move('accepted');
  expect(await see()).toMatchObject({ price: total, fee: null });
  expect((await act('/fee', { ...usual(), total: 80_000 })).json).toMatchObject({
    fields: { reason: expect.stringContaining('85,000 RWF') },
  });
  expect((await act('/fee', usual())).json).toMatchObject({ application: { fee: { total, paid: 0 } } });
  const { mail, see: read } = await feeByLink(environment, 'aline@example.com');
  expect(mail.text).toContain('Dance Internship, tuition and materials');
  expect(await read()).toMatchObject({ kind: 'fee', offer: { total } });
  expect((await act('/fee', usual())).status).toBe(409);
  expect((await act('/fee', { ...usual(), version: 1 })).json).toMatchObject({ current: { id } });
});

test('declining an accepted applicant cancels the fee and announces the refund by mail', async () => {
  await move('accepted');
  const cash = { method: 'cash', amount: 40_000, date: inDays(0) };
  expect((await act('/payments', cash)).json).toMatchObject({
    application: { fee: { total, charged: total, paid: 40_000 } },
  });
  environment.mailbox.clear();
  await move('declined');
  expect((await see()).fee).toMatchObject({ cancelled: true, charged: 0, paid: 40_000 });
  const mails = await environment.mailbox.messages();
  expect(mails.map(({ subject }) => subject)).toEqual(['About your application: Dance Internship']);
  expect(mails[0]?.text).toContain('We will refund everything you paid: 40,000 RWF.');
});

test('erasing a fee’s booking clears the fee from its application, which can get a new one', async () => {
  await move('accepted');
  await act('/fee', usual());
  await environment.sql('delete from booking_lines');
  await environment.sql('delete from bookings');
  expect(await see()).toMatchObject({ fee: null });
  expect((await act('/fee', usual())).status).toBe(201);
});
