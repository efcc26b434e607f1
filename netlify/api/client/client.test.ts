import { beforeEach, describe, expect, test } from 'vitest';
import { unknownId } from '#tests/support/call.ts';
import { messageRequest, sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf, expectStaffOnly, expectStaffRead } from '#tests/support/staff-calls.ts';
import { clientDesk, storeBooking } from '#tests/support/steps/clients.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');
const desk = clientDesk(admin);

const store = (fields: Parameters<typeof storeBooking>[1]) => storeBooking(environment, fields);

const pay = (bookingId: string, kind: 'payment' | 'refund', amount: number) =>
  environment.sql(
    `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor)
     values ($1, $2, 'booking', 'cash', $3, current_date, 'test')`,
    [bookingId, kind, amount],
  );

const charge = (bookingId: string, amount: number) =>
  environment.sql(
    `insert into ledger_entries (booking_id, kind, account, amount, day, actor)
     values ($1, 'charge', 'booking', $2, current_date, 'test')`,
    [bookingId, amount],
  );

describe('access', () => {
  test('the list, its CSV, a client and an export are for staff', async () => {
    const { client_id: id } = await store({ phone: '0788123456' });
    await expectStaffRead(environment, [
      '/api/clients',
      '/api/clients.csv',
      `/api/clients/${id}`,
      `/api/clients/${id}/export`,
    ]);
  });

  test('changes are for staff', async () => {
    const path = `/api/clients/${unknownId}`;
    await expectStaffOnly(environment, [
      ['PUT', path, {}],
      ['POST', `${path}/notes`, {}],
      ['DELETE', `${path}/notes/${unknownId}`],
      ['POST', `${path}/merge`, {}],
      ['POST', `${path}/unmerge`],
      ['POST', `${path}/erase`, {}],
    ]);
  });

  test.each([unknownId, 'aline', "' or true --"])('the unknown client %s gets 404', async (id) => {
    const path = `/api/clients/${id}`;
    const change = { name: 'A', language: 'en', phones: ['0788123456'], emails: [], version: 1 };
    const answers = [
      await admin.call('GET', path),
      await admin.call('GET', `${path}/export`),
      await admin.call('PUT', path, change),
      await admin.call('POST', `${path}/notes`, { text: 'Hi' }),
      await admin.call('DELETE', `${path}/notes/${unknownId}`),
      await admin.call('POST', `${path}/merge`, { into: unknownId, version: 1 }),
      await admin.call('POST', `${path}/unmerge`),
      await admin.call('POST', `${path}/erase`, { version: 1 }),
    ];
    for (const { status, json } of answers)
      expect([status, json]).toEqual([404, { error: expect.stringContaining('no longer exists') }]);
  });
});

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
    expect((await desk.list(`q=${q}`)).items.map((row) => row.name)).toEqual([name]);
  });

  test('filters clients by their number of bookings and by language', async () => {
    await store({ name: 'Bosco', phone: '0788000111' });
    await sendMessage(messageRequest({ name: 'Carine', email: 'carine@example.com', phone: '' }));
    const names = async (query: string) =>
      (await desk.list(`sort=name&${query}`)).items.map(({ name }) => name);
    expect(await names('')).toEqual(['Aline Uwase', 'Bosco', 'Carine']);
    expect(await names('group=booked')).toEqual(['Aline Uwase', 'Bosco']);
    expect(await names('group=returning')).toEqual(['Bosco']);
    expect(await names('group=contact')).toEqual(['Carine']);
    await environment.sql(`update clients set language = 'rw' where name = 'Carine'`);
    expect(await names('language=rw')).toEqual(['Carine']);
    expect((await admin.call('GET', '/api/clients?group=friends')).status).toBe(422);
  });

  test('its CSV has every client with keys and value, and no formula', async () => {
    const { id } = await store({ name: '=cmd|calc', phone: '0788999999' });
    await charge(id, 10000);
    await pay(id, 'payment', -10000);
    const { text } = await admin.call('GET', '/api/clients.csv?sort=name');
    const [head, ...lines] = text.trim().split('\r\n');
    expect(head).toBe('Name,Phones,Emails,Language,Bookings,Value (RWF),First contact');
    expect(lines[0]).toMatch(/^'=cmd\|calc,0788999999,,en,1,10000,/);
    expect(lines).toHaveLength(3);
  });
});

test('the value is the money received for all bookings, less refunds, and not what was charged', async () => {
  const { id: first, client_id: client } = await store({ phone: '0788123456' });
  const { id: second } = await store({
    phone: '+250 788 123 456'.replaceAll(/\D/g, '').slice(-9).padStart(10, '0'),
  });
  for (const id of [first, second]) await charge(id, 10000);
  await pay(first, 'payment', -10000);
  await pay(second, 'payment', -4000);
  await pay(first, 'refund', 3000);
  expect(await desk.read(client)).toMatchObject({ value: 11000, bookings: 2 });
  expect((await desk.list()).items).toMatchObject([{ value: 11000, bookings: 2 }]);
});

describe('a correction', () => {
  test('replaces name, language and keys, which find the next record', async () => {
    const { client_id: id } = await store({ name: 'Alin', phone: '0788123456' });
    const answer = await desk.correct(id, {
      name: 'Aline Uwase',
      language: 'rw',
      phones: ['+250 788 000 222', '0788123456'],
      emails: ['Aline@Example.com'],
    });
    expect([answer.status, answer.json]).toMatchObject([
      200,
      {
        name: 'Aline Uwase',
        language: 'rw',
        phones: ['0788123456', '0788000222'],
        emails: ['aline@example.com'],
      },
    ]);
    expect((await store({ email: 'aline@example.com' })).client_id).toBe(id);
    expect(await actsOf(environment, admin)).toEqual([
      {
        action: 'client.corrected',
        before: null,
        after: { parts: ['name', 'language', 'emails', 'phones'] },
      },
    ]);
  });

  test('removes a key, which then belongs to a new client', async () => {
    const { client_id: id } = await store({ phone: '0788123456', email: 'shared@example.com' });
    expect((await desk.correct(id, { emails: [] })).json).toMatchObject({ emails: [] });
    expect((await store({ email: 'shared@example.com' })).client_id).not.toBe(id);
  });

  test('with a key of another client gets 409, a proposal to merge, and changes nothing', async () => {
    const { client_id: bosco } = await store({ name: 'Bosco', email: 'bosco@example.com' });
    const { client_id: aline } = await store({ name: 'Aline', phone: '0788123456' });
    const { status, json } = await desk.correct(aline, { name: 'Changed', emails: ['bosco@example.com'] });
    expect([status, json]).toEqual([
      409,
      {
        error:
          'bosco@example.com belongs to Bosco. If they are the same person, please merge the two clients.',
        fields: { emails: expect.stringContaining('belongs to Bosco') },
        mergeWith: bosco,
      },
    ]);
    expect(await desk.read(aline)).toMatchObject({ name: 'Aline', emails: [] });
  });

  test('with a stale version gets 409 with the client as they are now, a new key included', async () => {
    const { client_id: id } = await store({ name: 'Aline', phone: '0788123456' });
    const { version } = await desk.read(id);
    await store({ phone: '0788123456', email: 'aline@example.com' });
    const { status, json } = await desk.correct(id, { name: 'Other', version });
    expect([status, json]).toMatchObject([
      409,
      { current: { name: 'Aline', emails: ['aline@example.com'] } },
    ]);
  });

  test.each([
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
    ['no name', { name: undefined }, 'name'],
    ['another language', { language: 'de' }, 'language'],
    ['a phone that is none', { phones: ['call me'] }, 'phones.0'],
    ['a phone as text', { phones: '0788123456' }, 'phones'],
    ['an email that is none', { emails: ['aline'] }, 'emails.0'],
    ['too many phones', { phones: Array.from({ length: 21 }, (_, n) => `07880000${10 + n}`) }, 'phones'],
    ['no key', { phones: [], emails: [] }, 'phones'],
    ['no version', { version: undefined }, 'version'],
  ])('with %s gets 422', async (_, changes, field) => {
    const { client_id: id } = await store({ phone: '0788123456' });
    const { status, json } = await desk.correct(id, changes);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([422, [field]]);
  });

  test('keeps hostile text as text', async () => {
    const { client_id: id } = await store({ phone: '0788123456' });
    const name = `'; drop table clients; -- <script>`;
    expect((await desk.correct(id, { name: `${name}\u202e\u0000` })).json).toMatchObject({ name });
  });
});

describe('notes', () => {
  test('show warnings first, and only their author removes them', async () => {
    const { client_id: id } = await store({ phone: '0788123456' });
    await admin.call('POST', `/api/clients/${id}/notes`, { text: 'Pays late', first: true });
    const { status, json } = await admin.call('POST', `/api/clients/${id}/notes`, { text: 'Likes blue' });
    expect([status, json]).toMatchObject([
      201,
      {
        notes: [
          { text: 'Pays late', first: true, own: true },
          { text: 'Likes blue', first: false },
        ],
      },
    ]);
    const [warning, note] = (await desk.read(id)).notes;
    await environment.sql(`update client_notes set author = $1 where id = $2`, [unknownId, warning?.id]);
    const remove = (noteId = '') => admin.call('DELETE', `/api/clients/${id}/notes/${noteId}`);
    expect((await remove(warning?.id)).status).toBe(403);
    expect([(await remove(note?.id)).status, (await remove(note?.id)).status]).toEqual([200, 404]);
    expect((await actsOf(environment, admin)).map(({ action }) => action)).toEqual([
      'client.note-added',
      'client.note-added',
      'client.note-removed',
    ]);
    expect(JSON.stringify(await environment.sql('select * from audit_entries'))).not.toContain('Pays late');
  });

  test.each([{}, { text: '' }, { text: 'x'.repeat(2001) }, { text: 'Hi', first: 'yes' }])(
    'the note %o gets 422',
    async (note) => {
      const { client_id: id } = await store({ phone: '0788123456' });
      expect((await admin.call('POST', `/api/clients/${id}/notes`, note)).status).toBe(422);
    },
  );
});
