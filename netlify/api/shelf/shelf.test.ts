import { expect, test } from 'vitest';
import type { PublicService } from '#src/domain/catalogue/services/service.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { inBase, servicesAt } from '#tests/support/shelf/services.ts';
import { actsOf, expectStaffOnly, expectStaffRead } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { names, one, listed, act } = servicesAt(admin);

test('only staff can read unpublished services', async () => {
  await expectStaffRead(environment, [
    '/api/services/all',
    '/api/services/all/dancing',
    '/api/services/preview',
  ]);
});

test('only staff can change services', async () => {
  await expectStaffOnly(environment, [
    ['POST', '/api/services', { name: 'Drone' }],
    ['PUT', '/api/services/dancing', { version: '0', name: 'Dance' }],
    ['PUT', '/api/services/dancing/place', { after: null }],
    ['DELETE', '/api/services/dancing?version=0'],
    ['POST', '/api/services/dancing/restore', { version: '0' }],
    ['POST', '/api/services/dancing/revert', { version: '0' }],
  ]);
});

test('services without overrides are public as in the base and in its order', async () => {
  expect(await names()).toEqual(inBase);
  expect((await listed()).total).toBe(inBase.length);
  expect(await one('dancing')).toMatchObject({
    state: 'published',
    draft: false,
    changed: [],
    clashing: [],
    caughtUp: false,
    awaitsBuild: false,
    title: 'Dancing',
    updatedAt: null,
    updatedBy: null,
  });
});

test('browsers revalidate the public list, and only the CDN caches it, for 20 seconds', async () => {
  const { headers } = await call('GET', '/api/services');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('netlify-cdn-cache-control')).toBe('public, s-maxage=20, stale-while-revalidate=20');
});

test.each([
  ['Custom', 'custom'],
  [' core ', 'core'],
  ['EXTENDED', 'extended'],
])('a service accepts the category “%s” in any case and spacing', async (typed, category) => {
  const made = await admin.call('POST', '/api/services', { name: 'Drone', category: typed });
  expect([made.status, made.json]).toMatchObject([201, { entry: { fields: { category } } }]);
  const wrong = await admin.call('POST', '/api/services', { name: 'Drone', category: 'Other' });
  expect(wrong.json).toMatchObject({ fields: { category: 'Choose Core, Extended or Custom.' } });
});

test('a change is a draft until it is published, and can be reverted to the base', async () => {
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
  expect(await names()).toEqual(inBase);
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
  expect(await names()).toEqual(inBase);
  expect(
    (await actsOf(environment, admin)).map(({ action, before, after }) => [action, before, after]),
  ).toEqual([
    ['service.saved', { name: 'Dancing' }, { name: 'Dance' }],
    ['service.published', { name: 'Dancing' }, { name: 'Dance' }],
    ['service.reverted', { name: 'Dance' }, { name: 'Dancing' }],
  ]);
});

test('a draft that equals the public content is dropped', async () => {
  await act('PUT', 'dancing', { name: 'Dance' });
  expect((await act('PUT', 'dancing', { name: 'Dancing' })).entry.draft).toBe(false);
});
