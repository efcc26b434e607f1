import { expect, test } from 'vitest';
import { apiRoutes, pathWith } from '#tests/support/api-routes.ts';
import { call, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

setUpEnvironment();

/** Sends a form as a browser does without scripts. */
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

test('every endpoint refuses a form of another site with a page that says what to do', async () => {
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

test('the booking form of another site is shown again with what was typed, and books nothing', async () => {
  const { status, text } = await submit('/api/bookings/form', 'cross-site');
  expect(status).toBe(200);
  expect(text).toContain('value="Aline"');
});

test('a script of another site gets 403 and a sentence', async () => {
  const answer = await call('POST', '/api/contact', {
    headers: { 'sec-fetch-site': 'cross-site' },
    body: {},
  });
  expect([answer.status, answer.json]).toEqual([403, { error: expect.stringContaining('nothing was done') }]);
});
