import { expect, test } from 'vitest';
import { eraseDue } from '#netlify/core/retention/erase-due.ts';
import { goodPassword } from '#tests/support/account.ts';
import { wrongPassword } from '#tests/support/account-calls.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { appCode, firstStep, nextCode, secondStep, setUpApp } from '#tests/support/steps/second-factor.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');
const chief = setUpUser('chief@example.com', 'SUPERADMIN');
const client = setUpUser('aline@example.com');

const agent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const from = { device: 'Chrome on Android', network: '192.0.2.0/24' };

const login = (email: string, password: string = goodPassword) =>
  call('POST', '/api/auth/login', {
    body: { email, password },
    address: '192.0.2.77',
    headers: { 'user-agent': agent },
  });

interface Entry {
  actor: string;
  action: string;
  after: object;
  record: { name: string } | null;
}

async function logins(subject: string): Promise<Entry[]> {
  const { json } = await chief.call('GET', `/api/audit?subject=${subject}&sort=at`);
  return (json as { items: Entry[] }).items.filter(({ action }) => action.startsWith('account.log'));
}

test('a staff login is audited with its device and shortened IP address', async () => {
  expect((await login('admin@example.com')).status).toBe(200);
  const [entry, ...more] = await logins(admin.user.id);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({
    actor: admin.user.id,
    action: 'account.logged-in',
    record: { name: admin.user.name },
    after: { with: 'password', ...from },
  });
});

test('wrong passwords for staff are audited, but not those refused unchecked with 429', async () => {
  for (let times = 0; times < 12; times += 1) await login('admin@example.com', wrongPassword);
  const entries = await logins(admin.user.id);
  expect(entries).toHaveLength(10);
  expect(entries[0]).toMatchObject({
    actor: 'visitor',
    action: 'account.login-failed',
    after: { with: 'password', ...from },
  });
});

test('an empty or overlong password or code is not audited', async () => {
  await login('admin@example.com', '');
  await login('admin@example.com', 'x'.repeat(5000));
  await setUpApp(admin);
  const { ticket } = await firstStep('admin@example.com');
  expect((await secondStep(ticket, '')).status).toBe(422);
  expect(await logins(admin.user.id)).toEqual([]);
});

test('a wrong code of the second step is audited as failed, and the right code as the login', async () => {
  const { key } = await setUpApp(admin);
  await nextCode(environment);
  const { ticket } = await firstStep('admin@example.com');
  await secondStep(ticket, appCode(key, -4));
  await secondStep(ticket, appCode(key));
  expect(await logins(admin.user.id)).toMatchObject([
    { actor: 'visitor', action: 'account.login-failed', after: { with: 'code' } },
    { actor: admin.user.id, action: 'account.logged-in', after: { with: 'code' } },
  ]);
});

test('the login of a suspended member of staff is audited as refused', async () => {
  await environment.sql('update users set suspended_at = now() where id = $1', [boss.user.id]);
  expect((await login('boss@example.com')).status).toBe(403);
  expect(await logins(boss.user.id)).toMatchObject([{ action: 'account.login-refused', after: from }]);
});

test('only super admins see logins in the audit log and its CSV', async () => {
  await login('boss@example.com');
  await environment.sql(
    `insert into audit_entries (actor, action, subject_id) values ('system', 'x.y', $1)`,
    [boss.user.id],
  );
  const seen = async (by: typeof admin) => {
    const list = (await by.call('GET', '/api/audit')).json as { items: Entry[]; total: number };
    const csv = (await by.call('GET', '/api/audit.csv')).text;
    return [list.items.map(({ action }) => action).sort(), list.total, csv.includes('account.logged-in')];
  };
  expect(await seen(admin)).toEqual([['x.y'], 1, false]);
  expect(await seen(chief)).toEqual([['account.logged-in', 'x.y'], 2, true]);
});

test('logins of clients and unknown addresses are not audited', async () => {
  await login('aline@example.com');
  await login('aline@example.com', wrongPassword);
  await login('nobody@example.com');
  expect(await logins(client.user.id)).toEqual([]);
  expect(await environment.sql(`select 1 from audit_entries where action like 'account.log%'`)).toEqual([]);
});

test('device and IP address of a login are erased after a year, and with the account', async () => {
  await login('admin@example.com');
  await login('boss@example.com');
  const boundary = new Date('2027-03-10T08:00:00Z');
  await environment.sql(`update audit_entries set at = '2026-03-10T08:00:00Z' where subject_id = $1`, [
    boss.user.id,
  ]);
  await eraseDue(new Date(boundary.getTime() - 1));
  expect(await logins(boss.user.id)).toMatchObject([{ after: from }]);
  await eraseDue(boundary);
  expect((await logins(boss.user.id)).map(({ after }) => after)).toEqual([{ with: 'password' }]);
  await admin.call('DELETE', '/api/auth/me');
  const kept = await environment.sql(
    `select after from audit_entries where action = 'account.logged-in' and subject_id = $1`,
    [admin.user.id],
  );
  expect(kept).toEqual([{ after: { with: 'password' } }]);
});
