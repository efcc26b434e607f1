import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { backedUp } from '#tests/support/backed-up.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { raiseAlerts } from './raise-alerts.ts';

const environment = setUpEnvironment();
const operator = 'operator@example.com';

let posted: { text: string; alerts: object[] }[] = [];
let status = 200;
const chat = createServer(async (request, response) => {
  posted.push(JSON.parse((await request.toArray()).join('')));
  response.writeHead(status).end();
});
let webhook = '';
beforeAll(async () => {
  await new Promise<void>((done) => chat.listen(0, '127.0.0.1', done));
  webhook = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/secret-path`;
});
afterAll(() => void chat.close());
beforeEach(async () => {
  await backedUp(environment);
  [posted, status] = [[], 200];
  Object.assign(process.env, { ALERT_EMAIL: operator, ALERT_WEBHOOK_URL: webhook });
});
afterEach(() => {
  for (const name of ['ALERT_EMAIL', 'ALERT_WEBHOOK_URL']) delete process.env[name];
});

const fail = () => environment.sql(`insert into server_errors values (date_trunc('minute', now()), 10)`);
const recover = () => environment.sql('delete from server_errors');
const later = (span: string) =>
  environment.sql(
    'update alerts set began_at = began_at - $1::interval, told_at = told_at - $1::interval, seen_at = seen_at - $1::interval',
    [span],
  );
const subjects = async () => {
  await dispatchMail();
  return (await mailsTo(environment, operator)).map(({ subject }) => subject.split(' website: ')[1]);
};
const states = () => posted.flatMap(({ alerts }) => alerts as { kind: string; state: string }[]);

test('a problem is reported once when it begins, daily while it lasts, and once when it is over', async () => {
  await raiseAlerts();
  expect([posted, await subjects()]).toEqual([[], []]);
  await fail();
  await raiseAlerts();
  await raiseAlerts();
  expect(states()).toMatchObject([{ kind: 'errors', state: 'began' }]);
  await later('1 day');
  await raiseAlerts();
  await raiseAlerts();
  await recover();
  await later('15 minutes');
  await raiseAlerts();
  await raiseAlerts();
  expect(states().map(({ state }) => state)).toEqual(['began', 'goes-on', 'over']);
  expect((await subjects()).sort()).toEqual([
    'Resolved: The site fails often',
    'Still: The site fails often',
    'The site fails often',
  ]);
});

test('a recurring problem is reported once, and is over after 15 minutes without it', async () => {
  for (let time = 0; time < 3; time += 1) {
    await fail();
    await raiseAlerts();
    await recover();
    await later('14 minutes');
    await raiseAlerts();
  }
  expect(states().map(({ state }) => state)).toEqual(['began']);
  await later('1 minute');
  await raiseAlerts();
  expect(states().map(({ state }) => state)).toEqual(['began', 'over']);
});

test('no problem is reported as over while the database does not respond', async () => {
  await fail();
  await raiseAlerts();
  await later('1 hour');
  await whileBusy(raiseAlerts);
  expect(states()).toMatchObject([
    { kind: 'errors', state: 'began' },
    { kind: 'database', state: 'began' },
  ]);
});

/** Occupies every connection until the database was found unreachable twice. */
async function whileBusy(work: () => Promise<unknown>): Promise<void> {
  const free = Promise.withResolvers<void>();
  const begun = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
  const busy = begun.map(({ resolve }) =>
    db().transaction(async () => {
      resolve();
      await free.promise;
    }),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  const said = vi.spyOn(console, 'error');
  const found = () => said.mock.calls.filter(([line]) => String(line).includes('"part":"database"'));
  const working = work();
  await vi.waitFor(() => expect(found()).toHaveLength(2), { timeout: 20_000 });
  free.resolve();
  await Promise.all([working, ...busy]);
  said.mockRestore();
}

test('one late mail or payment raises no alert if it was tried, but does if it was not', async () => {
  await booked();
  await dispatchMail();
  const old = `set created_at = now() - interval '2 hours', due_at = now() + interval '1 minute'`;
  await environment.sql(`update payments ${old}`);
  await environment.sql(
    `update outbox ${old}, status = 'waiting', status_since = now() - interval '2 hours', tries = 4
     where id = (select id from outbox where channel = 'mail' limit 1)`,
  );
  await raiseAlerts();
  expect(posted).toEqual([]);
  await environment.sql(`update payments set due_at = now() - interval '61 minutes'`);
  await environment.sql(`update outbox set tries = 0 where status = 'waiting'`);
  await raiseAlerts();
  expect(states()).toMatchObject([
    { kind: 'mails-waiting', state: 'began' },
    { kind: 'payments-undecided', state: 'began' },
  ]);
});

test('an alert names the problem, its start and the runbook section', async () => {
  await fail();
  await raiseAlerts();
  await dispatchMail();
  const [mail] = await mailsTo(environment, operator);
  expect(mail?.text).toContain('10 requests failed within 15 minutes.');
  expect(mail?.text).toContain('See “The site fails often” in the runbook (docs/operating.md)');
  expect(mail?.text).toContain('/dashboard/superadmin/settings#health');
  expect(posted).toEqual([
    {
      text: expect.stringMatching(/: The site fails often\. 10 requests failed within 15 minutes\.$/),
      alerts: [
        {
          kind: 'errors',
          state: 'began',
          text: '10 requests failed within 15 minutes.',
          beganAt: expect.any(String),
          runbook: 'docs/operating.md: The site fails often',
        },
      ],
    },
  ]);
});

test('an outage of the mail server is reported by the webhook at once and by email afterwards', async () => {
  environment.mailbox.refuse(true);
  await raiseAlerts();
  expect(states()).toMatchObject([{ kind: 'mail-server', state: 'began' }]);
  environment.mailbox.refuse(false);
  await environment.sql('update outbox set due_at = now()');
  expect(await subjects()).toHaveLength(1);
});

test('a failing webhook does not delay the email, and only the webhook is retried', async () => {
  status = 500;
  await fail();
  await raiseAlerts();
  expect(await subjects()).toHaveLength(1);
  await environment.sql('delete from alerts');
  delete process.env['ALERT_EMAIL'];
  await expect(raiseAlerts()).rejects.toThrow('responded with 500');
  status = 200;
  await raiseAlerts();
  expect(states().map(({ state }) => state)).toEqual(['began', 'began', 'began']);
});

test('without an email address and a webhook no alert is stored', async () => {
  for (const name of ['ALERT_EMAIL', 'ALERT_WEBHOOK_URL']) delete process.env[name];
  await fail();
  await raiseAlerts();
  expect(await environment.sql('select * from alerts')).toEqual([]);
});

test('two simultaneous runs report a problem once, and its email is erased after a month', async () => {
  await fail();
  await Promise.all([raiseAlerts(), raiseAlerts()]);
  expect(states()).toHaveLength(1);
  await eraseDue(new Date(Date.now() + 31 * 86_400_000));
  expect(await environment.sql(`select * from outbox where dedupe_key like 'alert:%'`)).toEqual([]);
});
