import { describe, expect, test } from 'vitest';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import type { StudioFacts } from '#src/domain/studio/facts/studio-facts.ts';
import { site } from '#src/domain/studio/site.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf } from '#tests/support/staff-calls.ts';

type Studio = StaffShelfEntry<StudioFacts>;

const environment = setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

const read = async () => (await boss.call('GET', '/api/studio/all/studio')).json as { entry: Studio };
const put = async (body: Record<string, unknown>, version?: string) =>
  boss.call('PUT', '/api/studio/studio', { version: version ?? (await read()).entry.version, ...body });
const phone = '+250 788 123 456';

test('published facts wait for a build, are audited and can be reverted to the base', async () => {
  const { entry } = await read();
  expect(entry).toMatchObject({
    id: 'studio',
    state: 'published',
    changed: [],
    updatedAt: null,
    fields: { phone: site.phones[0].display, city: site.address.city, vatRegistered: true },
  });
  const saved = await put({ phone });
  expect([saved.status, saved.json]).toMatchObject([200, { entry: { draft: true, fields: { phone } } }]);
  const published = await put({ phone, facebook: null, state: 'published' });
  expect([published.status, published.json]).toMatchObject([
    200,
    { entry: { draft: false, changed: ['phone', 'facebook'], updatedBy: boss.user.name } },
  ]);
  expect((await boss.call('GET', '/api/site-build')).json).toMatchObject({ waiting: 1 });
  const { version } = (await read()).entry;
  const back = await boss.call('POST', '/api/studio/studio/revert', { version });
  expect([back.status, back.json]).toMatchObject([200, { entry: { changed: [], fields: entry.fields } }]);
  expect((await actsOf(environment, boss)).map(({ action }) => action)).toEqual([
    'studio.saved',
    'studio.published',
    'studio.reverted',
  ]);
});

test('the second of two simultaneous changes gets 409 with the current facts', async () => {
  const { version } = (await read()).entry;
  const answers = await Promise.all(
    ['Huye', 'Musanze'].map((city) => put({ city, state: 'published' }, version)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ current: { id: 'studio' } });
});

describe('invalid facts', () => {
  test.each<[change: Record<string, unknown>, field: string]>([
    [{ street: '' }, 'street'],
    [{ city: 'x'.repeat(121) }, 'city'],
    [{ city: 5 }, 'city'],
    [{ phone: '0788 123 456' }, 'phone'],
    [{ whatsapp: '+250 call us' }, 'whatsapp'],
    [{ emailGeneral: 'hello' }, 'emailGeneral'],
    [{ hours: 'always' }, 'hours'],
    [{ hours: [{ ...site.hours[0], to: 'Sunday' }] }, 'hours.0.to'],
    [
      { officeHours: [...site.officeHours, { ...site.officeHours[0], closes: '08:00' }] },
      'officeHours.1.closes',
    ],
    [{ instagram: 'javascript:alert(1)' }, 'instagram'],
    [{ youtube: 'http://youtube.example/@us' }, 'youtube'],
    [{ vatRegistered: 'no' }, 'vatRegistered'],
    [{ mailLine: 'x'.repeat(301) }, 'mailLine'],
    [{ mailLine: {} }, 'mailLine'],
    [{ state: 'hidden' }, 'state'],
    [{ state: 'draft' }, 'state'],
  ])('the change %j gets 422 for its field and saves nothing', async (change, field) => {
    const { status, json } = await put(change);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([422, [field]]);
    expect((await read()).entry.updatedAt).toBeNull();
  });

  test('malformed bodies get 400 or 422, and NUL or a lone surrogate in a text gets 200', async () => {
    const answers = [
      await put({ city: 'Hu\u0000ye \ud83d', __proto__: { hours: 1 }, constructor: 'x' }),
      await boss.call('PUT', '/api/studio/studio', []),
      await boss.call('PUT', '/api/studio/studio', { city: 'Huye' }),
      await boss.call('PUT', '/api/studio/studio', { version: 1e300, city: 'Huye' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 422, 422]);
  });
});

test.each(['other', '%00', '__proto__'])('the unknown studio %s gets 404', async (id) => {
  expect((await boss.call('GET', `/api/studio/all/${id}`)).status).toBe(404);
  expect((await boss.call('PUT', `/api/studio/${id}`, { version: '0' })).status).toBe(404);
});
