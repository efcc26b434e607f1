import { describe, expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { bookByStaff, bookedByStaff } from '#tests/support/requests/booking-by-staff.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { bookedWithLink, mine } from '#tests/support/steps/booking-link.ts';
import { issuedIn, issueMine, paperDesk } from '#tests/support/steps/papers.ts';
import { bookingIn, deskOf } from '#tests/support/steps/staff-booking.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const stored = () => environment.sql('select company, tin from bookings');
const give = (token: string, body: unknown) => mine('PUT', token, { path: '/billing', body });

describe('billing details', () => {
  test('from the client appear on later papers, and not on earlier ones', async () => {
    const { token } = await bookedWithLink(environment.mailbox);
    const before = issuedIn(await issueMine(token, 'proforma'));
    const { status, json } = await give(token, { company: ' Irumart  Ltd ', tin: '102 345-678' });
    expect([status, json]).toMatchObject([200, { billing: { company: 'Irumart Ltd', tin: '102345678' } }]);
    const after = issuedIn(await issueMine(token, 'proforma'));
    const { whole } = paperDesk(admin);
    expect((await whole(before.code)).holder).toMatchObject({ company: '', tin: '' });
    expect((await whole(after.code)).holder).toMatchObject({ company: 'Irumart Ltd', tin: '102345678' });
    await give(token, { company: '', tin: '' });
    expect(await stored()).toEqual([{ company: '', tin: '' }]);
  });

  test.each([
    { tin: '12345678', company: '' },
    { tin: '1234567890', company: '' },
    { tin: '12345678x', company: '' },
    { tin: '١٢٣٤٥٦٧٨٩', company: '' },
    { tin: 102345678, company: '' },
    { tin: '', company: 'x'.repeat(121) },
    { tin: '' },
    { company: 'Irumart' },
    {},
  ])('of the form %j get 422 and change nothing', async (body) => {
    const { token } = await bookedWithLink(environment.mailbox);
    expect((await give(token, body)).status).toBe(422);
    expect(await stored()).toEqual([{ company: '', tin: '' }]);
  });

  test('from staff need the version they saw, and the history names no detail', async () => {
    const { id } = await bookedWithLink(environment.mailbox);
    const path = `/api/bookings/${id}/billing`;
    const body = { company: 'Irumart Ltd', tin: '102345678' };
    expect((await admin.call('PUT', path, { ...body, version: 0 })).status).toBe(409);
    expect((await admin.call('PUT', path, body)).status).toBe(422);
    expect((await call('PUT', path, { body })).status).toBe(401);
    expect(bookingIn(await deskOf(admin, id).act('PUT', '/billing', body))).toMatchObject(body);
    const audited = await environment.sql(
      `select actor, before, after from audit_entries where action = 'booking.billing-changed'`,
    );
    expect(audited).toEqual([{ actor: admin.user.id, before: null, after: null }]);
  });

  test('may come with a booking by staff', async () => {
    await bookedByStaff(admin, { company: 'Irumart Ltd', tin: '102 345 678' });
    expect(await stored()).toEqual([{ company: 'Irumart Ltd', tin: '102345678' }]);
    expect((await bookByStaff(admin, { tin: '1' })).status).toBe(422);
  });

  test('billing details of an erased booking are refused', async () => {
    const { id, token } = await bookedWithLink(environment.mailbox);
    await environment.sql(`update bookings set name = 'Deleted account', email = '', phone = ''`);
    const body = { company: 'Irumart Ltd', tin: '' };
    expect((await give(token, body)).status).toBe(404);
    expect((await deskOf(admin, id).act('PUT', '/billing', body)).status).toBe(409);
    expect(await stored()).toEqual([{ company: '', tin: '' }]);
  });
});
