import { describe, expect, test } from 'vitest';
import { makeUser } from '#tests/support/account.ts';
import { booked, requestedPrice } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const aline = setUpUser('aline@example.com');

describe('data export', () => {
  test('the export has everything about the user and nothing about others', async () => {
    await booked();
    await booked({ email: 'bosco@example.com', name: 'Bosco M.', location: 'Musanze' });
    await aline.call('PUT', '/api/auth/me', { name: 'Aline U.' });
    const answer = await aline.call('GET', '/api/account/export');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json).toMatchObject({
      account: { email: 'aline@example.com', name: 'Aline U.', createdAt: expect.any(String) },
      sessions: [{ current: true }],
      bookings: [
        { phone: '0788123456', message: 'Two families, one baby.', payments: [{ amount: 400_000 }] },
      ],
    });
    for (const foreign of ['Bosco', 'Musanze', aline.token]) expect(answer.text).not.toContain(foreign);
    expect(answer.text).not.toMatch(/[0-9a-f]{32}:[0-9a-f]{128}/);
  });

  test('the export of former staff lists their changes without reasons that concern others', async () => {
    const admin = await makeUser('grace@fts.example', 'ADMIN');
    const { id } = await requestedPrice();
    await deskOf(admin, id).act('PUT', '', { status: 'cancelled', reason: 'Aline is ill' });
    await admin.call('PUT', '/api/auth/me', { name: 'Grace K.' });
    await environment.sql(`update users set role = 'USER' where id = $1`, [admin.user.id]);
    const { text, json } = await admin.call('GET', '/api/account/export');
    expect(text).not.toContain('Aline is ill');
    expect((json as { changes: object[] }).changes).toContainEqual({
      at: expect.any(String),
      action: 'booking.cancelled',
    });
  });
});
