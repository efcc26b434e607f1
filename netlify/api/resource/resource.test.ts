import { describe, expect, test } from 'vitest';
import type { ResourceDetail, ResourceRow } from '#src/domain/resource/resource-list.ts';
import { makeUser } from '#tests/support/account.ts';
import { unknownId } from '#tests/support/call.ts';
import { inDays, today } from '#tests/support/days.ts';
import { bookableDay, booked } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';
import { addedResource, assign, spanOn } from '#tests/support/steps/resources.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');

const listed = async (query = '') => {
  const { json } = await admin.call('GET', `/api/resources${query}`);
  return (json as { items: ResourceRow[] }).items;
};
const detail = async (id: string) => {
  const { json } = await admin.call('GET', `/api/resources/${id}`);
  return (json as { resource: ResourceDetail }).resource;
};
const change = (id: string, body: object) =>
  admin.call('PUT', `/api/resources/${id}`, { kind: 'camera', name: 'Canon R5', version: 1, ...body });
const retire = (id: string, version = 1) => admin.call('DELETE', `/api/resources/${id}?version=${version}`);
const isAway = (id: string, body: object) => admin.call('POST', `/api/resources/${id}/absences`, body);

test('the list has people first and then things by name, and filters kind and service', async () => {
  for (const [kind, name, services] of [
    ['room', 'Studio A', []],
    ['camera', 'Sony A7', ['photography']],
    ['person', 'zawadi', ['dance']],
    ['camera', 'canon R5', ['photography', 'videography']],
    ['person', 'Aline', ['photography']],
  ] as const)
    await addedResource(admin, { kind, name, services });
  const names = async (query = '') => (await listed(query)).map(({ name }) => name);
  expect(await names()).toEqual(['Aline', 'zawadi', 'canon R5', 'Sony A7', 'Studio A']);
  expect(await names('?kind=camera')).toEqual(['canon R5', 'Sony A7']);
  expect(await names('?service=photography')).toEqual(['Aline', 'canon R5', 'Sony A7', 'Studio A']);
  expect(await names('?q=sony')).toEqual(['Sony A7']);
  const csv = await admin.call('GET', '/api/resources.csv');
  expect(csv.text).toContain('Camera,canon R5,"Photography, Videography"');
});

test.each([
  [{ kind: 'drone' }, 'kind'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ services: ['singing'] }, 'services'],
  [{ services: ['dance', 'dance'] }, 'services'],
  [{ kind: 'person', userId: unknownId }, 'userId'],
  [{ userId: unknownId }, 'userId'],
])('a resource with %j is refused', async (fields, name) => {
  const answer = await admin.call('POST', '/api/resources', { kind: 'camera', name: 'Canon R5', ...fields });
  const named = Object.keys((answer.json as { fields: object }).fields)[0]?.split('.')[0];
  expect([answer.status, named]).toEqual([422, name]);
});

test('a name that another of its kind has is refused, until that one is retired', async () => {
  const id = await addedResource(admin);
  const again = await admin.call('POST', '/api/resources', { kind: 'camera', name: 'canon r5' });
  expect([again.status, again.json]).toMatchObject([422, { fields: { name: expect.any(String) } }]);
  await addedResource(admin, { kind: 'other' });
  expect((await retire(id)).status).toBe(200);
  await addedResource(admin);
});

test('a change needs the version that was seen, and the log holds no name', async () => {
  const id = await addedResource(admin);
  expect((await change(id, { name: 'Canon R6', services: ['videography'] })).status).toBe(200);
  const late = await change(id, { name: 'Mine' });
  expect([late.status, late.json]).toMatchObject([409, { current: { name: 'Canon R6', version: 2 } }]);
  expect((await change(unknownId, {})).status).toBe(404);
  const acts = await actsOf(environment, admin);
  expect(acts.map(({ action }) => action)).toEqual(['resource.added', 'resource.changed']);
  expect(acts[1]?.after).toMatchObject({ services: ['videography'], renamed: true });
  expect(JSON.stringify(acts)).not.toContain('Canon');
});

describe('the account of a person', () => {
  const person = { kind: 'person', name: 'Moses' };

  test('an account of staff belongs to one person, and is taken off once suspended', async () => {
    const client = await makeUser('client@example.com');
    const moses = await makeUser('moses@fts.example', 'ADMIN');
    const add = (userId: string, name = 'Moses') =>
      admin.call('POST', '/api/resources', { ...person, name, userId });
    expect((await add(client.user.id)).status).toBe(422);
    const id = await addedResource(admin, { ...person, userId: moses.user.id });
    const second = await add(moses.user.id, 'Moses again');
    expect([second.status, second.json]).toMatchObject([422, { fields: { userId: expect.any(String) } }]);
    expect((await detail(id)).staff.map(({ id: account }) => account)).toContain(moses.user.id);
    const other = await addedResource(admin, { kind: 'person', name: 'Other' });
    expect((await detail(other)).staff.map(({ id: account }) => account)).not.toContain(moses.user.id);
    const head = await makeUser('head@fts.example', 'SUPERADMIN');
    await head.call('PUT', `/api/users/${moses.user.id}`, { suspended: true, reason: 'Left' });
    expect(await listed('?kind=person&q=moses')).toMatchObject([
      { userId: null, userName: null, version: 2 },
    ]);
    expect((await add(moses.user.id, 'Moses again')).status).toBe(422);
  });

  test('a person whose account is deleted or loses its role stays without one', async () => {
    const [gone, demoted] = [
      await makeUser('gone@fts.example', 'ADMIN'),
      await makeUser('down@fts.example', 'ADMIN'),
    ];
    await addedResource(admin, { ...person, userId: gone.user.id });
    await addedResource(admin, { kind: 'person', name: 'Down', userId: demoted.user.id });
    await environment.sql('delete from users where id = $1', [gone.user.id]);
    const head = await makeUser('head@fts.example', 'SUPERADMIN');
    const role = await head.call('PUT', `/api/auth/users/${demoted.user.id}/role`, { role: 'USER' });
    expect(role.status).toBe(200);
    expect((await listed()).map(({ userId }) => userId)).toEqual([null, null]);
  });
});

test('everything in use is offered, also beyond a page of the list', async () => {
  await environment.sql(
    `insert into resources (kind, name) select 'camera', 'Camera ' || n from generate_series(1, 120) n`,
  );
  await environment.sql(
    `insert into assignments (resource_id, reason, starts_at, ends_at, actor)
     select id, 'Repair', '2026-12-05T08:00Z', '2026-12-05T10:00Z', 'test' from resources where name like '%7'`,
  );
  const free = '/api/resources/free?from=2026-12-05T09:00:00Z&to=2026-12-05T12:00:00Z';
  const { items, taken } = (await admin.call('GET', free)).json as Record<'items' | 'taken', object[]>;
  expect([items.length, taken.length]).toEqual([108, 12]);
});

describe('an absence', () => {
  test('an absence of today is on the list, and its resource is free once it is removed', async () => {
    const id = await addedResource(admin, { kind: 'person', name: 'Moses' });
    const span = { from: spanOn(today()).from, to: spanOn(inDays(3)).to };
    const free = async () =>
      (await admin.call('GET', `/api/resources/free?from=${span.from}&to=${span.to}`)).json as object;
    expect(await free()).toEqual({ items: [expect.objectContaining({ id, retiredAt: null })], taken: [] });
    const added = await isAway(id, { ...span, reason: 'Leave' });
    expect([added.status, added.json]).toEqual([201, { id: expect.any(String) }]);
    const { id: absence } = added.json as { id: string };
    const use = { id: absence, booking: null, reason: 'Leave', ...span };
    expect(await listed()).toMatchObject([{ today: [use] }]);
    expect((await detail(id)).coming).toEqual([use]);
    expect(await free()).toMatchObject({ items: [], taken: [{ id, name: 'Moses' }] });
    const again = await isAway(id, { ...span, reason: 'Repair' });
    expect([again.status, again.json]).toEqual([
      409,
      {
        error: expect.stringContaining('Moses is not available (Leave)'),
        clash: { reference: null, ...span },
        free: [],
      },
    ]);
    const path = `/api/resources/${id}/absences/${absence}`;
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect((await admin.call('DELETE', path)).status).toBe(404);
    expect(await free()).toMatchObject({ items: [{ id }] });
    const acts = await actsOf(environment, admin);
    expect(acts.map(({ action }) => action)).toContain('resource.absence-removed');
    expect(JSON.stringify(acts)).not.toContain('Leave');
  });

  test.each([
    [{ reason: '' }, 'reason'],
    [{ to: '2026-12-05' }, 'to'],
    [{ from: '2026-12-06T10:00:00+02:00' }, 'to'],
    [{ to: '2028-01-01T10:00:00+02:00' }, 'to'],
    [{ from: '1999-12-05T10:00:00+02:00' }, 'from'],
  ])('an absence with %j is refused', async (fields, name) => {
    const id = await addedResource(admin);
    const span = { from: '2026-12-05T10:00:00+02:00', to: '2026-12-05T12:00:00+02:00' };
    const answer = await isAway(id, { ...span, reason: 'Repair', ...fields });
    expect([answer.status, Object.keys((answer.json as { fields: object }).fields)]).toMatchObject([
      422,
      expect.arrayContaining([name]),
    ]);
  });

  test('an absence of an unknown resource gets 404', async () => {
    expect((await isAway(unknownId, { ...spanOn(today()), reason: 'Repair' })).status).toBe(404);
  });
});

describe('retiring', () => {
  test('a resource that is assigned to coming bookings is refused and names them', async () => {
    const id = await addedResource(admin);
    const { id: booking, reference } = await booked();
    const span = spanOn(bookableDay);
    await assign(admin, booking, id, span);
    const answer = await retire(id);
    expect([answer.status, answer.json]).toEqual([
      409,
      { error: expect.stringContaining(reference), assignments: [{ reference, ...span }] },
    ]);
  });

  test('a resource with past bookings stays in their history, and one without is deleted', async () => {
    const [used, unused] = [await addedResource(admin), await addedResource(admin, { name: 'Sony A7' })];
    const { id: booking } = await booked();
    await assign(admin, booking, used, spanOn(bookableDay));
    await environment.sql(
      `update assignments set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day'`,
    );
    await isAway(unused, { ...spanOn(inDays(40)), reason: 'Repair' });
    expect([(await retire(used)).status, (await retire(unused)).status]).toEqual([200, 200]);
    expect(await listed()).toEqual([]);
    expect((await admin.call('GET', `/api/resources/${used}`)).status).toBe(404);
    expect(await environment.sql('select name from resources')).toEqual([{ name: 'Canon R5' }]);
    expect((await assign(admin, booking, used, spanOn(bookableDay))).status).toBe(422);
    expect((await isAway(used, { ...spanOn(today()), reason: 'Repair' })).status).toBe(404);
  });
});
