import { expect, test } from 'vitest';
import { apiRoutes, pathWith } from '#tests/support/api-routes.ts';
import { call, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';

setUpEnvironment();
const boss = setUpUser('boss@example.com', 'SUPERADMIN');

test('no endpoint lets a cache store a response to someone who is logged in', async () => {
  const kept: string[] = [];
  let answered = 0;
  for (const route of await apiRoutes()) {
    if (route.method !== 'GET') continue;
    const path = pathWith(route, () => unknownId);
    const { headers, status } = await boss.call('GET', path);
    if (status === 200) answered += 1;
    const cached = headers.get('cache-control') !== 'no-store' || headers.has('netlify-cdn-cache-control');
    if (cached) kept.push(`${path}: ${status}, ${headers.get('cache-control')}`);
  }
  expect(kept).toEqual([]);
  expect(answered, 'lists and single answers').toBeGreaterThan(30);
});

test('public responses are still cached by the CDN', async () => {
  const { headers } = await call('GET', '/api/services');
  expect(headers.get('netlify-cdn-cache-control')).toContain('s-maxage');
});
