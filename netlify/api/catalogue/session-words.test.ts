import { expect, test } from 'vitest';
import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import type { PackageFields, PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { call } from '#tests/support/call.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const list = async () => (await call('GET', '/api/pricing')).json as PublicPackage[];
const sold = async (id: string) => (await list()).find((made) => made.id === id);
const one = async (id: string) =>
  ((await admin.call('GET', `/api/pricing/all/${id}`)).json as { entry: StaffShelfEntry<PackageFields> })
    .entry;
const includesOf = (id: string) =>
  basePackages.packages.find((entry) => entry.id === id)?.fields.includes ?? {};

const portrait = 'sessions.photography.portrait';
const hours = 'sessions.photography.2h';
const season = 'sessions.audio.podcast-season';
const frame = 'frames.photobook-a3';

/** Saves an entry, as a draft unless `fields.state` is set. */
async function change(id: string, fields: Record<string, unknown>) {
  const { version } = await one(id);
  const { status, json } = await admin.call('PUT', `/api/pricing/${id}`, { ...fields, version });
  return { status, ...(json as { entry: StaffShelfEntry<PackageFields>; fields?: Record<string, string> }) };
}

const publish = (id: string, fields: Record<string, unknown>) =>
  change(id, { ...fields, state: 'published' });

const labels = async () =>
  (
    await environment.sql<{ label: string }>(
      'select label from booking_lines join bookings on bookings.id = booking_id order by bookings.created_at, position',
    )
  ).map(({ label }) => label);

test('new bookings use a session’s new name, and existing bookings keep the old one', async () => {
  const items = [
    { sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } },
    { sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'event' } },
  ];
  const order = () => book(bookingRequest({ items, totalAmount: 300_000 }));
  expect((await order()).status).toBe(201);
  const { entry } = await publish(portrait, { name: 'Portraits of you', tab: 'You' });
  expect(entry).toMatchObject({ changed: ['name', 'tab'], state: 'published', title: 'Portraits of you' });
  expect(await sold(portrait)).toMatchObject({ name: 'Portraits of you', tab: 'You' });
  expect((await sold(hours))?.sessions).toMatchObject({
    portrait: 'Portraits of you',
    event: 'Event photography',
  });
  expect((await order()).status).toBe(201);
  expect(await labels()).toEqual([
    ...['Portrait photography, 2 hours, Basic', 'Event photography, 2 hours, Basic'],
    ...['Portraits of you, 2 hours, Basic', 'Event photography, 2 hours, Basic'],
  ]);
  expect(await actsOf(environment, admin)).toMatchObject([
    {
      action: 'package.published',
      before: { name: 'Portrait photography', tab: 'Portrait' },
      after: { name: 'Portraits of you', tab: 'You' },
    },
  ]);
});

test.each([portrait, 'sessions.videography.event', frame])(
  'staff can draft, publish and revert the inclusions of %s',
  async (id) => {
    const includes = { ...includesOf(id), basic: ['A handshake'] };
    const basic = async (path: string) => {
      const { json } = await admin.call('GET', path);
      return (json as PublicPackage[]).find((made) => made.id === id)?.tiers[0]?.includes;
    };
    expect((await change(id, { includes })).entry).toMatchObject({ draft: true });
    expect(await basic('/api/pricing/preview')).toEqual(['A handshake']);
    expect(await basic('/api/pricing')).toEqual(includesOf(id).basic);
    const { entry } = await publish(id, {});
    expect(entry.changed).toEqual(['includes']);
    expect(await basic('/api/pricing')).toEqual(['A handshake']);
    await admin.call('POST', `/api/pricing/${id}/revert`, { version: entry.version });
    expect(await basic('/api/pricing')).toEqual(includesOf(id).basic);
  },
);

test('staff search finds the sizes of a session by its current name', async () => {
  const named = async (q: string) => {
    const { json } = await admin.call('GET', `/api/pricing/all?q=${q}`);
    return (json as { items: StaffShelfEntry<PackageFields>[] }).items.map(({ title }) => title);
  };
  await publish('sessions.audio.podcast', { name: 'Radio show' });
  expect(await named('single%20episode')).toEqual(['Radio show, Single Episode']);
  expect(await named('radio')).toEqual([
    'Radio show',
    ...[
      'Radio show, Single Episode',
      'Radio show, Series (3-5 episodes)',
      'Radio show, Season (10+ episodes)',
    ],
  ]);
  expect((await one(season)).title).toBe('Radio show, Season (10+ episodes)');
  const { version } = await one('sessions.audio.podcast');
  await admin.call('POST', '/api/pricing/sessions.audio.podcast/revert', { version });
  expect((await one(season)).title).toBe('Podcast Production, Season (10+ episodes)');
});

test('a frame can get a new name and description', async () => {
  const words = { name: 'Large photobook', description: 'For the table.' };
  expect((await publish(frame, words)).status).toBe(200);
  expect(await sold(frame)).toMatchObject({ ...words, price: 'from 150,000 RWF' });
});

test('booking a size of a hidden session gets 422', async () => {
  await change(portrait, { state: 'hidden' });
  expect(await sold(portrait)).toBeUndefined();
  const items = [{ sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } }];
  const { status } = await book(bookingRequest({ items, totalAmount: 150_000 }));
  expect(status).toBe(422);
});

test('the second of two renames of a session gets 409 with the current title', async () => {
  const { version } = await one(portrait);
  await publish(portrait, { name: 'Portraits' });
  const { status, json } = await admin.call('PUT', `/api/pricing/${portrait}`, {
    name: 'Faces',
    version,
    state: 'published',
  });
  expect([status, json]).toMatchObject([409, { current: { title: 'Portraits' } }]);
});

test.each<[id: string, fields: Record<string, unknown>, field: string]>([
  [portrait, { name: '' }, 'name'],
  [portrait, { tab: 'x'.repeat(41) }, 'tab'],
  [portrait, { basic: '100,000' }, 'basic'],
  [portrait, { service: 'Film' }, 'service'],
  [portrait, { description: 'Smile.' }, 'description'],
  [portrait, { expressFee: '5,000' }, 'expressFee'],
  [portrait, { includes: { ...includesOf(portrait), vip: [] } }, 'includes.vip'],
  [hours, { includes: { basic: ['More'] } }, 'includes'],
  [season, { name: 'A year' }, 'name'],
  [season, { tab: 'Year' }, 'tab'],
  [frame, { tab: 'A3' }, 'tab'],
  [frame, { includes: {} }, 'includes.basic'],
])('a forbidden change to %s gets 422: %j', async (id, fields, field) => {
  const { status, fields: wrong } = await publish(id, fields);
  expect([status, Object.keys(wrong ?? {})]).toEqual([422, expect.arrayContaining([field])]);
  expect(await sold(id)).toMatchObject({
    name: basePackages.packages.find((entry) => entry.id === id)?.fields.name,
  });
});
