import { expect, test } from 'vitest';
import { apiRoutes, pathWith } from '#tests/support/api-routes.ts';
import { call, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

setUpEnvironment();

const submit = (path: string, site?: string) =>
  call('POST', path, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html,*/*;q=0.8',
      ...(site !== undefined && { 'sec-fetch-site': site }),
    },
    body: new URLSearchParams({ name: 'Aline', email: 'aline@example.com' }).toString(),
  });

const heading = 'This was not sent from our site';

test('every POST endpoint refuses a cross-site form with a 403 page', async () => {
  for (const route of await apiRoutes()) {
    const path = pathWith(route, () => unknownId);
    if (route.method !== 'POST' || path === '/api/bookings/form') continue;
    const { status, text, headers } = await submit(path, 'cross-site');
    expect([status, headers.get('content-type')], path).toEqual([403, 'text/html; charset=UTF-8']);
    expect(text).toContain(heading);
    expect(text).toContain('href="/"');
  }
});

test.each([undefined, 'same-origin', 'same-site', 'none'])(
  'a form with sec-fetch-site %s is accepted',
  async (site) => {
    for (const path of ['/api/contact', '/api/newsletter', '/api/enrolments', '/api/bookings/mine/page'])
      expect((await submit(path, site)).text, path).not.toContain(heading);
  },
);

test('a cross-site post to the booking form shows the form again with what was typed', async () => {
  const { status, text } = await submit('/api/bookings/form', 'cross-site');
  expect(status).toBe(200);
  expect(text).toContain('value="Aline"');
});

test('a cross-site script request gets 403 and a sentence', async () => {
  const answer = await call('POST', '/api/contact', {
    headers: { 'sec-fetch-site': 'cross-site' },
    body: {},
  });
  expect([answer.status, answer.json]).toEqual([403, { error: expect.stringContaining('nothing was done') }]);
});
