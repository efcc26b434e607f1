import { expect, test } from 'vitest';
import { apply } from '#tests/support/requests/application-request.ts';
import { booked } from '#tests/support/requests/booking-request.ts';
import { enrol } from '#tests/support/requests/enrolment-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@example.com', 'ADMIN');

const find = async (q: string) => (await admin.call('GET', `/api/find?q=${encodeURIComponent(q)}`)).json;

test('a name or number finds a client with records of four kinds, a reference its booking', async () => {
  const { id, reference } = await booked();
  await sendMessage();
  await apply();
  await enrol();
  for (const q of ['uwase al', '0788 123 456', '+250788123456', 'aline@example.com'])
    expect(await find(q), q).toMatchObject({
      clients: [{ name: 'Aline Uwase', phones: ['0788123456'], emails: ['aline@example.com'] }],
      bookings: [{ id, reference, name: 'Aline Uwase', phone: '0788123456', status: 'pending' }],
      messages: [{ name: 'Aline Uwase', subject: 'A wedding in June', status: 'open' }],
      applications: [{ name: 'Aline Uwase', programmeTitle: 'Dance Internship', status: 'received' }],
      enrolments: [{ name: 'Aline Uwase', className: 'Ikinimba', status: 'enrolled' }],
    });
  expect(await find(reference)).toMatchObject({ bookings: [{ id }], messages: [], enrolments: [] });
  expect(await find('nobody')).toEqual({
    clients: [],
    bookings: [],
    messages: [],
    applications: [],
    enrolments: [],
    services: [],
    prices: [],
    internships: [],
    pictures: [],
  });
});

test('a title finds services, prices, internships and pictures, drafts included, five of a kind', async () => {
  const added = await admin.call('POST', '/api/services', {
    name: 'Drone mapping',
    price: '',
    description: 'From above.',
  });
  expect(added.status).toBe(201);
  expect(await find('drone map')).toMatchObject({ services: [{ title: 'Drone mapping' }], prices: [] });
  expect(await find('logo des')).toMatchObject({
    prices: [{ id: 'catalogue.design-printing.logo-design', title: 'Logo Design' }],
  });
  expect(await find('dance internship')).toMatchObject({ internships: [{ title: 'Dance Internship' }] });
  const { pictures } = (await find('frame')) as { pictures: unknown[] };
  expect(pictures).toHaveLength(5);
});

test('a search returns at most five bookings, newest first', async () => {
  for (let count = 0; count < 7; count += 1) await booked({ email: `aline-${count}@example.com` });
  const { bookings } = (await find('aline')) as { bookings: { id: string }[] };
  const newest = await environment.sql<{ id: string }>(
    'select id from bookings order by created_at desc limit 5',
  );
  expect(bookings.map(({ id }) => id)).toEqual(newest.map(({ id }) => id));
});

test.each(['', ' ', 'a'.repeat(101)])('the search “%s” gets 422', async (q) => {
  const { status } = await admin.call('GET', `/api/find?q=${q}`);
  expect(status).toBe(422);
});
