import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '#netlify/api/app.ts';
import { db } from '#netlify/core/database.ts';
import { dispatchTexts } from '#netlify/core/sms/dispatch-texts.ts';
import { enqueueTexts } from '#netlify/core/sms/enqueue-texts.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
beforeEach(() => vi.unstubAllEnvs());

async function send(recipient: string): Promise<void> {
  await db().transaction((tx) =>
    enqueueTexts(tx, [
      {
        dedupeKey: crypto.randomUUID(),
        subjectId: crypto.randomUUID(),
        recipient,
        purpose: 'Booking received',
        text: `FTS Studio: for ${recipient}`,
        answers: true,
      },
    ]),
  );
  await dispatchTexts();
}

async function post(body: unknown, secret = environment.texts.reportSecret): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await app.request(`/api/texts/reports/${secret}`, init)).status;
}

async function postAll(): Promise<void> {
  for (const { body } of environment.texts.reports()) expect(await post(body)).toBe(200);
}

const rows = () => environment.sql('select status, delivery, reported_at is not null as told from outbox');

test('a delivery report is stored with its time', async () => {
  await send('0788123456');
  await postAll();
  expect(await rows()).toEqual([{ status: 'sent', delivery: 'delivered', told: true }]);
});

test('reports that come twice and out of order leave the text delivered, with the first time', async () => {
  await send('0788123415');
  const [first] = environment.texts.reports();
  await post(first?.body);
  const before = await environment.sql('select reported_at from outbox');
  await postAll();
  expect(await rows()).toEqual([{ status: 'sent', delivery: 'delivered', told: true }]);
  expect(await environment.sql('select reported_at from outbox')).toEqual(before);
  expect(environment.texts.texts()).toHaveLength(1);
});

test('a text that was not delivered says so, and a later delivery corrects it', async () => {
  await send('0788123418');
  await postAll();
  expect(await rows()).toEqual([{ status: 'sent', delivery: 'undelivered', told: true }]);
  const reference = environment.texts.texts()[0]?.id;
  await post({ sms_id: reference, status: 'DELIVRD' });
  expect(await rows()).toEqual([{ status: 'sent', delivery: 'delivered', told: true }]);
});

test('an unanswered text is settled by the reports that it was sent and delivered', async () => {
  await send('0788123413');
  expect(await rows()).toEqual([{ status: 'unanswered', delivery: null, told: false }]);
  await postAll();
  expect(await rows()).toEqual([{ status: 'sent', delivery: 'delivered', told: true }]);
  expect(await environment.sql('select body from outbox')).toEqual([{ body: '' }]);
});

test('an event that comes twice settles one of two texts that say the same', async () => {
  for (const _ of ['first', 'second']) await send('0788123413');
  const [event] = environment.texts.reports();
  for (const _ of ['once', 'again']) expect(await post(event?.body)).toBe(200);
  expect((await rows()).map(({ status }) => status).toSorted()).toEqual(['sent', 'unanswered']);
});

test('a text without a report stays sent', async () => {
  await send('0788123417');
  await postAll();
  expect(await rows()).toEqual([{ status: 'sent', delivery: null, told: false }]);
});

test.each([
  { sms_id: 'out_sms_unknown', status: 'DELIVRD' },
  { sms_id: 12345, status: 'UNDELIV' },
  { id: 'out_sms_unknown', to: '+250788123456', text: 'Something else', sender: 'FTS Studio' },
])('a report on an unknown text is accepted without effect: %j', async (report) => {
  await send('0788123456');
  expect(await post(report)).toBe(200);
  expect(await rows()).toEqual([{ status: 'sent', delivery: null, told: false }]);
});

test('a report that arrives before the gateway’s answer is refused, and stored when repeated', async () => {
  await send('0788123456');
  const reference = environment.texts.texts()[0]?.id;
  const report = { sms_id: reference, status: 'DELIVRD' };
  await environment.sql(
    `update outbox set status = 'waiting', provider_ref = null, due_at = now() + interval '1 minute'`,
  );
  expect(await post(report)).toBe(503);
  await environment.sql(`update outbox set status = 'sent', provider_ref = $1`, [reference]);
  expect(await post(report)).toBe(200);
  expect(await rows()).toEqual([{ status: 'sent', delivery: 'delivered', told: true }]);
});

test('a report with a wrong secret, or without one configured, gets 404 and changes nothing', async () => {
  await send('0788123456');
  const [report] = environment.texts.reports();
  expect(await post(report?.body, 'guessed')).toBe(404);
  vi.stubEnv('SMS_REPORT_SECRET', '');
  expect(await post(report?.body)).toBe(404);
  expect(await rows()).toEqual([{ status: 'sent', delivery: null, told: false }]);
});

test.each([[[]], [{ status: 'DELIVRD' }], [{ sms_id: null, status: 1 }]])(
  'what is no report gets 422: %j',
  async (body) => {
    expect(await post(body)).toBe(422);
  },
);
