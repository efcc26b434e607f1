import { describe, expect, test } from 'vitest';
import { gitServices } from '#src/features/catalogue/services/published-services.ts';
import type { PublicService, ServiceFields } from '#src/features/catalogue/services/service.ts';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import { call, unknownId } from '#tests/support/call.ts';
import { plainPicture, sendPicture } from '#tests/support/gallery-files.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf, expectStaffOnly, expectStaffRead } from '#tests/support/staff-calls.ts';

type Service = StaffEntry<ServiceFields>;

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const other = setUpUser('head@fts.example', 'SUPERADMIN');

const shown = async () => (await call('GET', '/api/services')).json as PublicService[];
const names = async () => (await shown()).map(({ name }) => name);
const inGit = gitServices.map(({ fields }) => fields.name);
const one = async (id: string) =>
  ((await admin.call('GET', `/api/services/all/${id}`)).json as { entry: Service }).entry;
const listed = async (query = '') =>
  (await admin.call('GET', `/api/services/all${query}`)).json as { items: Service[]; total: number };

/** What a call about a service answers; `version` as it is now unless it says otherwise. */
async function act(method: string, id: string, body: Record<string, unknown> = {}, who = admin, path = '') {
  const { version = (await one(id)).version, ...rest } = body;
  const address = `/api/services/${id}${path}`;
  const { status, json } = await (method === 'DELETE'
    ? who.call(method, `${address}?version=${String(version)}`)
    : who.call(method, address, { ...rest, version }));
  return { status, json, entry: (json as { entry: Service }).entry };
}

async function add(body: Record<string, unknown>) {
  const { status, json } = await admin.call('POST', '/api/services', body);
  return { status, json, entry: (json as { entry: Service }).entry };
}

test('only the staff see what is not public', async () => {
  await expectStaffRead(environment, [
    '/api/services/all',
    '/api/services/all/dancing',
    '/api/services/preview',
  ]);
});

test('only the staff change what is public', async () => {
  await expectStaffOnly(environment, [
    ['POST', '/api/services', { name: 'Drone' }],
    ['PUT', '/api/services/dancing', { version: '0', name: 'Dance' }],
    ['PUT', '/api/services/dancing/place', { after: null }],
    ['DELETE', '/api/services/dancing?version=0'],
    ['POST', '/api/services/dancing/restore', { version: '0' }],
    ['POST', '/api/services/dancing/revert', { version: '0' }],
  ]);
});

test('without any change, what git says is public, in its order', async () => {
  expect(await names()).toEqual(inGit);
  expect((await listed()).total).toBe(inGit.length);
  expect(await one('dancing')).toMatchObject({
    ...{ state: 'published', draft: false, changed: [], clashing: [], caughtUp: false, awaitsBuild: false },
    ...{ title: 'Dancing', updatedAt: null, updatedBy: null },
  });
});

test('the public list is tagged: nothing comes where nothing is new', async () => {
  const first = await call('GET', '/api/services');
  const tag = first.headers.get('etag') ?? '';
  const again = () => call('GET', '/api/services', { headers: { 'if-none-match': tag } });
  expect((await again()).status).toBe(304);
  await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
  expect((await again()).status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('a change is a draft until it is published, and back to git it goes', async () => {
  const saved = await act('PUT', 'dancing', { name: 'Dance' });
  expect([saved.status, saved.entry]).toMatchObject([
    200,
    {
      draft: true,
      changed: ['name'],
      fields: { name: 'Dance' },
      live: { name: 'Dancing' },
      awaitsBuild: false,
    },
  ]);
  expect(await names()).toEqual(inGit);
  const preview = (await admin.call('GET', '/api/services/preview')).json as PublicService[];
  expect(preview.map(({ name }) => name)).toContain('Dance');
  const published = await act('PUT', 'dancing', { state: 'published' });
  expect(published.entry).toMatchObject({
    draft: false,
    changed: ['name'],
    awaitsBuild: true,
    live: { name: 'Dance' },
  });
  expect(await names()).toContain('Dance');
  expect(published.entry.updatedBy).toBe(admin.user.name);
  const reverted = await act('POST', 'dancing', {}, admin, '/revert');
  expect(reverted.entry).toMatchObject({ changed: [], draft: false });
  expect(await names()).toEqual(inGit);
  expect(
    (await actsOf(environment, admin)).map(({ action, before, after }) => [action, before, after]),
  ).toEqual([
    ['service.saved', { name: 'Dancing' }, { name: 'Dance' }],
    ['service.published', { name: 'Dancing' }, { name: 'Dance' }],
    ['service.reverted', { name: 'Dance' }, { name: 'Dancing' }],
  ]);
});

test('a draft that says what is public already is none', async () => {
  await act('PUT', 'dancing', { name: 'Dance' });
  expect((await act('PUT', 'dancing', { name: 'Dancing' })).entry.draft).toBe(false);
});

test('what is added gets an id of its name, comes last, and can be hidden and shown again', async () => {
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
  expect(await names()).toEqual([...inGit, 'Drone & aerial film']);
  await act('PUT', first.entry.id, { state: 'hidden' });
  expect(await names()).toEqual(inGit);
  await act('PUT', first.entry.id, { state: 'published' });
  expect(await names()).toEqual([...inGit, 'Drone & aerial film']);
});

test('what is removed is gone, can be brought back, and keeps its id', async () => {
  const { entry } = await add({ name: 'Drone', state: 'published' });
  const { entry: removed } = await act('DELETE', entry.id);
  expect(removed.removed).toBe(true);
  expect(await names()).toEqual(inGit);
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
  expect(await names()).toEqual([...inGit, 'Drone']);
  await act('DELETE', 'architecture');
  expect(await names()).toEqual([...inGit.filter((name) => name !== 'Architecture'), 'Drone']);
});

test('what the home page shows is not removed, and says why', async () => {
  const { status, json } = await act('DELETE', 'dancing');
  expect([status, json]).toMatchObject([409, { error: expect.stringContaining('the home page') }]);
  expect(await names()).toEqual(inGit);
});

describe('the order', () => {
  const place = (id: string, after: string | null, who = admin) =>
    who.call('PUT', `/api/services/${id}/place`, { after });

  test('is the staff’s, and what is new comes behind it', async () => {
    const [first = '', second = ''] = gitServices.map(({ id }) => id);
    expect((await place(first, second)).status).toBe(200);
    await add({ name: 'Drone', state: 'published' });
    expect((await names()).slice(0, 2)).toEqual([inGit[1], inGit[0]]);
    expect((await place('drone', null)).status).toBe(200);
    expect((await names()).slice(0, 3)).toEqual(['Drone', inGit[1], inGit[0]]);
  });

  test('two who move different services at once both get what they wanted', async () => {
    const answers = await Promise.all([place('dancing', null), place('internship', 'photography', other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = (await shown()).map(({ id }) => id);
    expect(ids[0]).toBe('dancing');
    expect(ids.indexOf('internship')).toBe(ids.indexOf('photography') + 1);
    expect(ids).toHaveLength(inGit.length);
  });

  test.each([
    ['dancing', 'nothing'],
    ['nothing', 'dancing'],
    ['%00', null],
  ])('has no place for %s behind %s', async (id, after) => {
    expect((await place(id, after)).status).toBe(404);
  });
});

test('of two who change one service at once one is first, and the other gets it as it is', async () => {
  const { version } = await one('dancing');
  const answers = await Promise.all(
    [admin, other].map((who, index) => act('PUT', 'dancing', { version, name: `Dance ${index}` }, who)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.json as { current: Service };
  expect(refused.current.fields.name).toMatch(/^Dance \d$/);
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/revert'],
  ] as const)
    expect((await act(method, 'dancing', { version }, admin, path)).status, method + path).toBe(409);
});

test('what git says now goes with the version: who saw another git is asked to look', async () => {
  const { version } = await one('dancing');
  const [row] = version.split('.');
  expect((await act('PUT', 'dancing', { version: `${row}.0123456789`, name: 'Dance' })).status).toBe(409);
});

describe('what git changed since', () => {
  const base = (fields: object) =>
    environment.sql(`update shelf_entries set base = base || $1`, [JSON.stringify(fields)]);

  test('in the same field is a clash, until somebody has seen it', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await base({ name: 'Dancers' });
    expect((await one('dancing')).clashing).toEqual(['name']);
    expect((await listed('?shows=clashing')).total).toBe(1);
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    expect((await one('dancing')).clashing).toEqual([]);
  });

  test('to what was changed here can be dropped', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await environment.sql(`update shelf_entries set changes = '{"name": "Dancing"}'`);
    expect(await one('dancing')).toMatchObject({ caughtUp: true, changed: [] });
    await act('POST', 'dancing', {}, admin, '/revert');
    expect((await one('dancing')).caughtUp).toBe(false);
  });

  test('by taking the entry away takes it from the public', async () => {
    await act('PUT', 'dancing', { name: 'Dance', state: 'published' });
    await environment.sql(`update shelf_entries set id = 'opera'`);
    expect(await names()).toEqual(inGit);
    expect((await admin.call('GET', '/api/services/all/opera')).status).toBe(404);
  });
});

test('the list is searched, sorted, filtered and read in parts', async () => {
  await add({ name: 'Zebra portraits' });
  const titles = async (query: string) => (await listed(query)).items.map(({ title }) => title);
  expect(await titles('?q=zébra')).toEqual(['Zebra portraits']);
  expect(await titles('?sort=-title&limit=1')).toEqual(['Zebra portraits']);
  expect(await titles('?shows=draft')).toEqual(['Zebra portraits']);
  expect(await titles('?sort=-updatedAt&limit=1')).toEqual(['Zebra portraits']);
  expect(await titles('?limit=2&cursor=2')).toEqual(inGit.slice(2, 4));
  for (const query of ['?cursor=x', '?cursor=-1', '?shows=all', '?sort=price'])
    expect((await admin.call('GET', `/api/services/all${query}`)).status, query).toBe(422);
});

describe('a service that is not right', () => {
  test.each<[fields: Record<string, unknown>, field: string]>([
    [{ name: ' ' }, 'name'],
    [{ name: 5 }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ category: 'film' }, 'category'],
    [{ filter: '' }, 'filter'],
    [{ features: 'one' }, 'features'],
    [{ features: Array.from({ length: 9 }, (_, index) => `Feature ${index}`) }, 'features'],
    [{ page: 'https://elsewhere.example' }, 'page'],
    [{ page: '//elsewhere.example' }, 'page'],
    [{ page: '//134744072/x' }, 'page'],
    [{ page: '/services//photography' }, 'page'],
    [{ page: '/servces' }, 'page'],
    [{ page: 'javascript:alert(1)' }, 'page'],
    [{ picture: { upload: 'x', width: 1, height: 1 } }, 'picture'],
    [{ state: 'hidden' }, 'state'],
  ])('is told so in a sentence: %j', async (fields, field) => {
    const { status, json } = await add({ name: 'Drone', ...fields });
    expect([status, Object.keys((json as { fields: object }).fields)[0]?.split('.')[0]]).toEqual([
      422,
      field,
    ]);
    expect((await listed('?shows=draft')).total).toBe(0);
  });

  test('may have a picture that nobody described, but not in public', async () => {
    const sent = await sendPicture(admin, await plainPicture().jpeg().toBuffer());
    const { id: upload, ...size } = (sent.json as { file: { id: string; width: number; height: number } })
      .file;
    const { entry } = await add({ name: 'Drone', picture: { upload, ...size } });
    const { status, json } = await act('PUT', entry.id, { state: 'published' });
    expect([status, json]).toMatchObject([422, { fields: { alt: expect.stringContaining('describe') } }]);
    expect((await act('PUT', entry.id, { state: 'published', alt: 'A drone above the hills.' })).status).toBe(
      200,
    );
  });

  test('loses its picture when it is taken away, until it has git’s again', async () => {
    const { picture } = (await one('dancing')).fields;
    expect(picture).toEqual(expect.any(String));
    const { status, entry } = await act('PUT', 'dancing', { state: 'published', picture: null });
    expect([status, entry.changed]).toEqual([200, ['picture']]);
    expect((await shown()).find(({ id }) => id === 'dancing')).not.toHaveProperty('picture');
    expect((await act('PUT', 'dancing', { state: 'published', picture })).entry.changed).toEqual([]);
  });

  test('leads to a page that the site has, and is told which one was meant', async () => {
    for (const page of ['/', '/services/dancing/enrol', '/pricing?tab=dance#top', '/insights/art-passion'])
      expect((await add({ name: 'Drone', page })).status).toBe(201);
    const { json } = await add({ name: 'Drone', page: '/servces/dancing#prices' });
    expect(json).toMatchObject({ fields: { page: expect.stringContaining('mean /services/dancing?') } });
  });

  test.each([{ upload: unknownId, width: 800, height: 600 }, './images/nowhere.jpg'])(
    'has no picture that is nowhere: %j',
    async (picture) => {
      const { status, json } = await add({ name: 'Drone', picture });
      expect([status, json]).toMatchObject([422, { fields: { picture: expect.any(String) } }]);
    },
  );

  test.each(['no-such', '%00', '__proto__'])('is not there: %s', async (id) => {
    expect((await admin.call('PUT', `/api/services/${id}`, { version: '0', name: 'Drone' })).status).toBe(
      404,
    );
  });
});
