import { describe, expect, test } from 'vitest';
import { goodPassword, makeUser, type TestUser } from '#tests/support/account.ts';
import { unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { loginsAgo } from '#tests/support/steps/second-factor.ts';

const environment = setUpEnvironment();
const client = setUpUser('client@example.com');
const admin = setUpUser('admin@example.com', 'ADMIN');
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const fresh = (user: TestUser, body: unknown) => user.call('POST', '/api/auth/fresh', body);

describe('a login older than ten minutes', () => {
  test('sensitive calls get 403 until the password is entered again; other calls work', async () => {
    await loginsAgo(environment, 11);
    const id = client.user.id;
    const weighty = [
      [boss, 'PUT', `/api/auth/users/${id}/role`, { role: 'ADMIN' }],
      [boss, 'PUT', `/api/users/${id}`, { suspended: true, reason: 'x' }],
      [boss, 'DELETE', `/api/users/${id}/sessions`],
      [boss, 'DELETE', `/api/users/${id}/second-factor`],
      [boss, 'POST', '/api/invitations', { email: 'new@example.com' }],
      [boss, 'POST', `/api/invitations/${unknownId}/again`],
      [boss, 'POST', `/api/users/${id}/reset`],
      [boss, 'GET', '/api/users.csv'],
      [boss, 'PUT', '/api/studio/studio', { version: '0', city: 'Huye', state: 'published' }],
      [boss, 'POST', '/api/studio/studio/revert', { version: '0' }],
      [admin, 'GET', '/api/bookings.csv'],
      [admin, 'POST', `/api/bookings/${unknownId}/refunds`, {}],
      [boss, 'POST', `/api/bookings/${unknownId}/refund-requests/${unknownId}/approval`, {}],
      [admin, 'POST', `/api/bookings/${unknownId}/entries/${unknownId}/reversal`, {}],
      [admin, 'POST', '/api/calendar/address'],
      [admin, 'DELETE', `/api/subscribers/${unknownId}`],
      [admin, 'POST', '/api/auth/me/second-factor/app'],
      [admin, 'POST', '/api/auth/me/second-factor/recovery-codes'],
      [client, 'GET', '/api/account/export'],
      [client, 'DELETE', '/api/auth/sessions'],
      [client, 'DELETE', `/api/auth/sessions/${unknownId}`],
      [client, 'DELETE', '/api/auth/me'],
    ] as const;
    for (const [user, method, path, body] of weighty) {
      const answer = await user.call(method, path, body);
      expect([answer.status, answer.json], `${method} ${path}`).toEqual([
        403,
        { problem: 'fresh-login', passkey: false, error: expect.stringContaining('password') },
      ]);
    }
    expect((await admin.call('GET', '/api/bookings')).status).toBe(200);
    const draft = await boss.call('PUT', '/api/studio/studio', { version: '0', city: 'Huye' });
    expect(draft.status, 'a draft').not.toBe(403);
    expect((await client.call('GET', '/api/auth/sessions')).status).toBe(200);
    expect((await client.call('POST', '/api/auth/logout')).status).toBe(200);
  });

  test('a login of nine minutes is fresh', async () => {
    await loginsAgo(environment, 9);
    expect((await admin.call('GET', '/api/bookings.csv')).status).toBe(200);
  });

  test('the right password makes this session fresh for ten minutes, and no other session', async () => {
    const other = await makeUser('other@example.com', 'ADMIN');
    await loginsAgo(environment, 60);
    expect((await fresh(admin, { currentPassword: goodPassword })).status).toBe(200);
    expect((await admin.call('GET', '/api/bookings.csv')).status).toBe(200);
    expect((await other.call('GET', '/api/bookings.csv')).status).toBe(403);
    await loginsAgo(environment, 11);
    expect((await admin.call('GET', '/api/bookings.csv')).status).toBe(403);
  });

  test('a wrong password makes no login fresh, and tries get 429', async () => {
    await loginsAgo(environment, 60);
    for (const body of [
      {},
      { currentPassword: '' },
      { currentPassword: 5 },
      { currentPassword: 'no\u0000' },
      { passkey: {} },
      { passkey: 'x' },
    ])
      expect([400, 422], JSON.stringify(body)).toContain((await fresh(admin, body)).status);
    const statuses = new Set<number>();
    for (let tried = 0; tried < 12; tried += 1)
      statuses.add((await fresh(admin, { currentPassword: 'not the password' })).status);
    expect([...statuses]).toEqual([422, 429]);
    expect((await admin.call('GET', '/api/bookings.csv')).status).toBe(403);
  });
});
