import { afterEach, expect, test } from 'vitest';
import { build } from '#netlify/core/build.ts';
import { jobNames } from '#netlify/core/job/jobs.ts';
import { runJob } from '#netlify/core/job/run-job.ts';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import remind from '#netlify/functions/remind.ts';
import { makeUser } from '#tests/support/account.ts';
import { backedUp } from '#tests/support/backed-up.ts';
import { call, unknownId } from '#tests/support/call.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const head = setUpUser('head@example.com', 'SUPERADMIN');
const token = 'a token of a monitor that is long enough'.replaceAll(' ', '-');
afterEach(() => {
  delete process.env['HEALTH_TOKEN'];
});

const path = '/api/health?deep';
const asMonitor = (sent = token) => call('GET', path, { headers: { authorization: `Bearer ${sent}` } });

test('deep health is readable only for super admins and for a monitor with the token', async () => {
  expect((await (await makeUser('admin@example.com', 'ADMIN')).call('GET', path)).status).toBe(403);
  expect((await head.call('GET', path)).status).toBe(200);
  expect((await asMonitor()).status, 'no token is set').toBe(401);
  process.env['HEALTH_TOKEN'] = token;
  expect((await asMonitor(`${token}x`)).status).toBe(401);
  expect((await asMonitor()).status).toBe(200);
  expect((await call('GET', '/api/health')).json, 'anyone').not.toHaveProperty('readings');
});

test('deep health shows waiting mails and payments with their age, and the jobs that ran', async () => {
  await backedUp(environment);
  await sendMessage();
  await environment.sql(`insert into outbox (dedupe_key, subject_id, recipient, subject, body, status_since)
    values ('k', gen_random_uuid(), 'a@example.com', '', '', now() - interval '50 minutes')`);
  await environment.sql(`with booking as (insert into bookings (reference, name, email, phone, location, message, total)
    values ('FTS-1', 'A', 'a', '0788123456', '', '', 100) returning id)
    insert into payments (booking_id, attempt, amount, phone, created_at, due_at)
    select id, 1, 100, '0788123456', now() - interval '2 hours', now() - interval '2 hours' from booking`);
  await remind();
  const { json } = await head.call('GET', path);
  expect(json).toMatchObject({
    ok: true,
    readings: {
      mails: { oldest: expect.any(String), dead: 0 },
      payments: { count: 1, oldest: expect.any(String) },
      errors: { lastHour: 0, lastQuarter: 0 },
      schema: expect.stringMatching(/^\d{4}_/),
      build: { builtAt: build.readAt },
      backup: { goodAt: expect.any(String), failed: false },
    },
    problems: [{ kind: 'mails-waiting' }, { kind: 'payments-undecided' }],
  });
  const { readings } = json as { readings: { jobs: { job: string; succeededAt: string | null }[] } };
  expect(readings.jobs.map(({ job }) => job)).toEqual(jobNames);
  expect(readings.jobs.filter(({ succeededAt }) => succeededAt !== null)).toHaveLength(1);
});

test('a failing job rethrows its error and keeps its last successful run', async () => {
  await remind();
  const rows = () =>
    environment.sql<{ succeeded_at: Date; failed_at: Date | null }>('select * from job_runs');
  const [good] = await rows();
  expect(good?.failed_at).toBeNull();
  await expect(runJob('remind', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await rows()).toMatchObject([{ succeeded_at: good?.succeeded_at, failed_at: expect.any(Date) }]);
});

test('deep health counts server errors by minute, even simultaneous ones, but no refusals', async () => {
  await backedUp(environment);
  await environment.sql('alter table messages rename to messages_away');
  try {
    await Promise.all(Array.from({ length: 12 }, (_, at) => sendMessage(undefined, `192.0.2.${at + 1}`)));
  } finally {
    await environment.sql('alter table messages_away rename to messages');
  }
  await sendMessage({});
  await call('GET', `/api/payments/status/${unknownId}`);
  const { json } = await head.call('GET', path);
  expect(json).toMatchObject({
    readings: { errors: { lastHour: 12, lastQuarter: 12 } },
    problems: [{ kind: 'errors', text: '12 requests failed within 15 minutes.' }],
  });
  await environment.sql(`update server_errors set minute = now() - interval '31 days'`);
  await eraseDue(new Date());
  expect(await environment.sql('select * from server_errors')).toEqual([]);
});

test('deep health reports a missing backup and a failed newest backup', async () => {
  const read = async () => (await head.call('GET', path)).json;
  const problems = [{ kind: 'backup' }];
  expect(await read()).toMatchObject({ readings: { backup: { goodAt: null, failed: false } }, problems });
  await backedUp(environment);
  expect(await read()).toMatchObject({ readings: { backup: { failed: false } }, problems: [] });
  await environment.sql(`insert into backups (started_at, seconds, ok, bytes, rows, files, missing_files, problem)
    values (now() + interval '1 second', 1, false, 0, 0, 0, 0, 'No room')`);
  expect(await read()).toMatchObject({
    readings: { backup: { goodAt: expect.any(String), failed: true } },
    problems,
  });
});
