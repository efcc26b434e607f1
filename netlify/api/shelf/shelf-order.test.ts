import { describe, expect, test } from 'vitest';
import baseServices from '#published/base/services.json' with { type: 'json' };
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { inBase, servicesAt } from '#tests/support/shelf/services.ts';

setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const other = setUpUser('head@fts.example', 'SUPERADMIN');
const { shown, names, listed, add } = servicesAt(admin);

describe('the order of services', () => {
  const place = (id: string, after: string | null, who = admin) =>
    who.call('PUT', `/api/services/${id}/place`, { after });

  test('staff set the order, and new entries go last', async () => {
    const [first = '', second = ''] = baseServices.map(({ id }) => id);
    expect((await place(first, second)).status).toBe(200);
    await add({ name: 'Drone', state: 'published' });
    expect((await names()).slice(0, 2)).toEqual([inBase[1], inBase[0]]);
    expect((await place('drone', null)).status).toBe(200);
    expect((await names()).slice(0, 3)).toEqual(['Drone', inBase[1], inBase[0]]);
  });

  test('two staff who move different services at the same time both succeed', async () => {
    const answers = await Promise.all([place('dancing', null), place('internship', 'photography', other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = (await shown()).map(({ id }) => id);
    expect(ids[0]).toBe('dancing');
    expect(ids.indexOf('internship')).toBe(ids.indexOf('photography') + 1);
    expect(ids).toHaveLength(inBase.length);
  });

  test.each([
    ['dancing', 'nothing'],
    ['nothing', 'dancing'],
    ['%00', null],
  ])('moving %s after %s gets 404', async (id, after) => {
    expect((await place(id, after)).status).toBe(404);
  });
});

test('the staff list can be searched, sorted, filtered and paged', async () => {
  await add({ name: 'Zebra portraits' });
  const titles = async (query: string) => (await listed(query)).items.map(({ title }) => title);
  expect(await titles('?q=zébra')).toEqual(['Zebra portraits']);
  expect(await titles('?sort=-title&limit=1')).toEqual(['Zebra portraits']);
  expect(await titles('?shows=draft')).toEqual(['Zebra portraits']);
  expect(await titles('?sort=-updatedAt&limit=1')).toEqual(['Zebra portraits']);
  expect(await titles('?sort=place&limit=2&cursor=2')).toEqual(inBase.slice(2, 4));
  for (const query of ['?cursor=x', '?cursor=-1', '?shows=all', '?sort=price'])
    expect((await admin.call('GET', `/api/services/all${query}`)).status, query).toBe(422);
});

test('the staff list starts with drafts that were never public, newest first', async () => {
  await add({ name: 'Earlier draft' });
  await add({ name: 'Public', state: 'published' });
  await add({ name: 'Later draft' });
  const titles = async (query: string) => (await listed(query)).items.map(({ title }) => title);
  expect((await titles('')).slice(0, 3)).toEqual(['Later draft', 'Earlier draft', inBase[0]]);
  expect((await titles('?sort=place')).slice(0, 1)).toEqual([inBase[0]]);
});
