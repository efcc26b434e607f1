import { describe, expect, test } from 'vitest';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedToShare, payShare, seeShare, shareArrives, shared } from '#tests/support/steps/shares.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

describe('data of shares', () => {
  const client = setUpUser('aline@example.com');

  test('the export has names and amounts, but neither phone nor email of a payer', async () => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 1000);
    await shareArrives(await payShare(link.token, { phone: '0722345678', email: 'jean@example.com' }), 1000);
    const [{ id: sheet } = { id: '' }] = await environment.sql<{ id: string }>('select id from clients');
    const exports = [
      await client.call('GET', '/api/account/export'),
      await admin.call('GET', `/api/clients/${sheet}/export`),
    ];
    for (const { status, text } of exports) {
      expect(status).toBe(200);
      expect(text).toContain('Uncle Jean');
      expect(text).toContain('072•••5678');
      expect(text).not.toMatch(/0722345678|jean@example/);
    }
  });

  test('names, numbers and emails vanish with the client, and the links end', async () => {
    const { token } = await bookedToShare(environment);
    const link = await shared(token, 650_000);
    await shareArrives(
      await payShare(link.token, { phone: '0722345678', email: 'jean@example.com' }),
      650_000,
    );
    await environment.sql(
      `update bookings set event_date = current_date - 40, status = 'confirmed', held_until = null`,
    );
    const [{ id: sheet, version } = { id: '', version: 0 }] = await environment.sql<{
      id: string;
      version: number;
    }>('select id, version from clients');
    const erased = await admin.call('POST', `/api/clients/${sheet}/erase`, { version });
    expect(erased.status).toBe(200);
    expect((await seeShare(link.token)).status).toBe(404);
    const left = JSON.stringify([
      await environment.sql('select * from shares'),
      await environment.sql('select * from outbox'),
      await environment.sql('select * from payments'),
      await environment.sql('select * from notifications'),
      await environment.sql('select * from audit_entries'),
    ]);
    expect(left).not.toMatch(/Uncle Jean|0722345678|jean@example/);
  });
});
