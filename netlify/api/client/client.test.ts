import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientRow } from '#src/domain/client/client.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

interface Stored {
  id: string;
  client_id: string;
}

/** Stores a booking as the site does, and returns it with its client's id. */
async function store({ name = 'Aline', email = '', phone = '', clientId = null as string | null }) {
  const [row] = await environment.sql<Stored>(
    `insert into bookings (reference, name, email, phone, location, message, total, client_id)
     values (upper(left(gen_random_uuid()::text, 8)), $1, $2, $3, '', '', 10000, $4) returning id, client_id`,
    [name, email, phone, clientId],
  );
  if (row === undefined) throw new Error('The booking was not stored.');
  return row;
}

const list = async (query = '') => {
  const { status, json, text } = await admin.call('GET', `/api/clients?${query}`);
  expect(status, text).toBe(200);
  return json as { items: ClientRow[]; total: number };
};

const read = async (id: string) => {
  const { status, json, text } = await admin.call('GET', `/api/clients/${id}`);
  expect(status, text).toBe(200);
  return json as ClientDetail;
};

const merge = async (from: string, into: string) =>
  admin.call('POST', `/api/clients/${from}/merge`, { into, version: (await read(from)).version });

describe('the list', () => {
  beforeEach(async () => {
    await store({ name: 'Aline Uwase', phone: '0788123456', email: 'aline@example.com' });
    await store({ name: 'Bosco', phone: '0788000111' });
  });

  test.each([
    ['aline', 'Aline Uwase'],
    ['uwa ali', 'Aline Uwase'],
    ['0788 123 456', 'Aline Uwase'],
    ['%2B250 788 123 456', 'Aline Uwase'],
    ['788123456', 'Aline Uwase'],
    ['ALINE@example', 'Aline Uwase'],
    ['aline 0788123456', 'Aline Uwase'],
    ['0788000111', 'Bosco'],
  ])('searched for %s finds %s', async (q, name) => {
    expect((await list(`q=${q}`)).items.map((row) => row.name)).toEqual([name]);
  });
});

test('a merged client answers as the other one, is found by it, and can be taken back', async () => {
  const { client_id: aline } = await store({ name: 'Aline', phone: '0788123456' });
  const { client_id: bosco } = await store({ name: 'Bosco', email: 'b@example.com' });
  expect((await merge(bosco, aline)).status).toBe(200);
  expect(await read(bosco)).toMatchObject({
    id: aline,
    name: 'Aline',
    phones: ['0788123456'],
    emails: ['b@example.com'],
    bookings: 2,
    merged: [{ id: bosco, name: 'Bosco', phones: [], emails: ['b@example.com'] }],
  });
  for (const q of ['bosco', 'b@example.com'])
    expect((await list(`q=${q}`)).items).toMatchObject([{ id: aline }]);
  expect((await admin.call('POST', `/api/clients/${bosco}/unmerge`)).status).toBe(200);
  expect(await list()).toMatchObject({ total: 2 });
  expect(await read(bosco)).toMatchObject({ id: bosco, bookings: 1, merged: [] });
});
