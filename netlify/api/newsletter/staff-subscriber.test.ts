import { expect, test } from 'vitest';
import { call, unknownId } from '#tests/support/call.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { codeFor, linkIn, subscribe } from '#tests/support/steps/newsletter.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const aline = 'aline@example.com';
const idOf = async () => (await environment.sql<{ id: string }>('select id from subscribers'))[0]?.id ?? '';
const remove = (id: string, who = admin) => who.call('DELETE', `/api/subscribers/${id}`);

test('the list and the CSV export show the source page of an address, or nothing if unknown', async () => {
  await subscribe(aline);
  await subscribe('bosco@example.com', undefined, null);
  expect((await admin.call('GET', '/api/subscribers?sort=email')).json).toMatchObject({
    items: [
      { email: aline, source: '/insights/art-passion', consent: expect.stringContaining('unsubscribe') },
      { email: 'bosco@example.com', source: null },
    ],
  });
  const { text } = await admin.call('GET', '/api/subscribers.csv?sort=email');
  const [head, first, second] = text.split('\r\n').map((line) => line.split(','));
  const position = head?.indexOf('Source') ?? -1;
  expect([first?.[position], second?.[position]]).toEqual(['/insights/art-passion', '']);
});

test('removing an address erases all its data and leaves one audit entry', async () => {
  await codeFor(environment.mailbox, aline);
  const leave = await linkIn(environment.mailbox, aline, 'unsubscribe');
  const id = await idOf();
  expect(await everythingIn(environment)).toContain(aline);
  await environment.sql('delete from rate_limits');
  expect((await remove(id)).json).toEqual({ ok: true });
  expect(await everythingIn(environment)).not.toContain(aline);
  for (const table of ['subscribers', 'subscriber_tokens', 'discount_codes', 'notifications', 'outbox'])
    expect([table, await environment.sql(`select 1 from ${table}`)]).toEqual([table, []]);
  expect(await actsOf(environment, admin)).toEqual([
    { action: 'subscriber.removed', before: { status: 'confirmed' }, after: null },
  ]);
  expect((await call('POST', leave)).status).toBe(404);
  expect((await subscribe(aline)).status).toBe(201);
});

test('removing an address keeps a code that a booking used', async () => {
  await codeFor(environment.mailbox, aline);
  await environment.sql(`insert into bookings (reference, name, email, phone, location, message, total)
    values ('FTS-1', 'A', 'a', '0788123456', '', '', 1)`);
  await environment.sql('update discount_codes set used_by_booking_id = (select id from bookings)');
  await remove(await idOf());
  expect(await environment.sql('select 1 from discount_codes')).toHaveLength(1);
});

test('the second of two simultaneous removals gets 404', async () => {
  await subscribe(aline);
  const id = await idOf();
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await actsOf(environment, admin)).toHaveLength(1);
});

test.each([unknownId, 'no-id', '%00'])('removing the unknown address %s gets 404', async (id) => {
  expect((await remove(id)).status).toBe(404);
});
