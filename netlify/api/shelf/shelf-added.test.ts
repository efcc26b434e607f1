import { expect, test } from 'vitest';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { inBase, servicesAt } from '#tests/support/shelf/services.ts';

setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { names, listed, add, act } = servicesAt(admin);

test('an added entry gets an id from its name, is last, and can be hidden and shown again', async () => {
  const first = await add({ name: 'Drone & aerial film', state: 'published' });
  expect([first.status, first.entry.id, first.entry.fields]).toEqual([
    201,
    'drone-aerial-film',
    { name: 'Drone & aerial film', category: 'custom', filter: 'creative', summary: '', features: [] },
  ]);
  expect((await add({ name: 'Drone Aerial Film' })).entry).toMatchObject({
    id: 'drone-aerial-film-2',
    state: 'draft',
  });
  expect((await add({ name: 'Dancing' })).entry.id).toBe('dancing-2');
  expect(await names()).toEqual([...inBase, 'Drone & aerial film']);
  await act('PUT', first.entry.id, { state: 'hidden' });
  expect(await names()).toEqual(inBase);
  await act('PUT', first.entry.id, { state: 'published' });
  expect(await names()).toEqual([...inBase, 'Drone & aerial film']);
});

test('a removed entry refuses changes with 409, keeps its id and can be restored', async () => {
  const { entry } = await add({ name: 'Drone', state: 'published' });
  const { entry: removed } = await act('DELETE', entry.id);
  expect(removed.removed).toBe(true);
  expect(await names()).toEqual(inBase);
  expect((await listed('?shows=removed')).items.map(({ id }) => id)).toEqual(['drone']);
  expect((await add({ name: 'Drone' })).entry.id).toBe('drone-2');
  for (const change of [{ state: 'published' }, { state: 'hidden' }, { name: 'Drones' }]) {
    const { status, json } = await act('PUT', 'drone', change);
    expect([status, json]).toMatchObject([
      409,
      { error: expect.stringContaining('bring it back first'), current: { id: 'drone', removed: true } },
    ]);
  }
  const back = await act('POST', 'drone', { version: removed.version }, admin, '/restore');
  expect([back.status, back.entry]).toMatchObject([200, { removed: false, state: 'published' }]);
  expect(await names()).toEqual([...inBase, 'Drone']);
  await act('DELETE', 'architecture');
  expect(await names()).toEqual([...inBase.filter((name) => name !== 'Architecture'), 'Drone']);
});

test('removing a service that the home page shows gets 409 with the reason', async () => {
  const { status, json } = await act('DELETE', 'dancing');
  expect([status, json]).toMatchObject([409, { error: expect.stringContaining('the home page') }]);
  expect(await names()).toEqual(inBase);
});
