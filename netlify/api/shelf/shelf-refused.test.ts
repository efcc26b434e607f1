import { describe, expect, test } from 'vitest';
import { unknownId } from '#tests/support/call.ts';
import { uploadedPicture } from '#tests/support/requests/gallery-files.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { servicesAt } from '#tests/support/shelf/services.ts';

setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { shown, one, listed, add, act } = servicesAt(admin);

describe('an invalid service', () => {
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
  ])('%j gets 422 for its field and adds nothing', async (fields, field) => {
    const { status, json } = await add({ name: 'Drone', ...fields });
    expect([status, Object.keys((json as { fields: object }).fields)[0]?.split('.')[0]]).toEqual([
      422,
      field,
    ]);
    expect((await listed('?shows=draft')).total).toBe(0);
  });

  test('a service with an undescribed picture can be drafted but not published', async () => {
    const { entry } = await add({ name: 'Drone', picture: await uploadedPicture(admin) });
    const { status, json } = await act('PUT', entry.id, { state: 'published' });
    expect([status, json]).toMatchObject([422, { fields: { alt: expect.stringContaining('describe') } }]);
    expect((await act('PUT', entry.id, { state: 'published', alt: 'A drone above the hills.' })).status).toBe(
      200,
    );
  });

  test('a service can drop its picture and later return to the base’s', async () => {
    const { picture } = (await one('dancing')).fields;
    expect(picture).toEqual(expect.any(String));
    const { status, entry } = await act('PUT', 'dancing', { state: 'published', picture: null });
    expect([status, entry.changed]).toEqual([200, ['picture']]);
    expect((await shown()).find(({ id }) => id === 'dancing')).not.toHaveProperty('picture');
    expect((await act('PUT', 'dancing', { state: 'published', picture })).entry.changed).toEqual([]);
  });

  test('a link to an existing page is accepted, and a misspelt one gets a suggestion', async () => {
    for (const page of ['/', '/services/dancing/enrol', '/pricing?tab=dance#top', '/insights/art-passion'])
      expect((await add({ name: 'Drone', page })).status).toBe(201);
    const { json } = await add({ name: 'Drone', page: '/servces/dancing#prices' });
    expect(json).toMatchObject({ fields: { page: expect.stringContaining('mean /services/dancing?') } });
  });

  test.each([{ upload: unknownId, width: 800, height: 600 }, './images/nowhere.jpg'])(
    'an entry with the unknown picture %j gets 422',
    async (picture) => {
      const { status, json } = await add({ name: 'Drone', picture });
      expect([status, json]).toMatchObject([422, { fields: { picture: expect.any(String) } }]);
    },
  );

  test.each(['no-such', '%00', '__proto__'])('changing the unknown service %s gets 404', async (id) => {
    expect((await admin.call('PUT', `/api/services/${id}`, { version: '0', name: 'Drone' })).status).toBe(
      404,
    );
  });
});
