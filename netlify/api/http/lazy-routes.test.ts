import { expect, test } from 'vitest';
import { ProblemError } from '#netlify/core/errors.ts';
import { createApp, createRoutes } from './http.ts';
import { lazyRoutes } from './lazy-routes.ts';

function appWithThings() {
  const read: string[] = [];
  const things = createRoutes()
    .get('/', (c) => c.text('all things'))
    .get('/broken', () => {
      throw new TypeError('This one broke.');
    });
  const around = createRoutes().get(
    '/around',
    async (c, next) => {
      await next();
      c.header('seen', String(c.res.status));
    },
    () => {
      throw new ProblemError(422, 'Please say more.');
    },
  );
  things.route('/', around);
  const one = createRoutes().get('/:id', (c) => c.text(`${c.req.path} ${c.req.param('id')}`));
  const others = createRoutes().get('/others', (c) => c.text('others'));
  const modules = {
    things: () => {
      read.push('things');
      return Promise.resolve({ things });
    },
    one: () => {
      read.push('one');
      return Promise.resolve({ one });
    },
    others: () => {
      read.push('others');
      return Promise.resolve({ others });
    },
  };
  const app = createApp('/api')
    .route('/things', lazyRoutes(modules.things, 'things'))
    .route('/things', lazyRoutes(modules.one, 'one'))
    .route('/', lazyRoutes(modules.others, 'others'));
  return { read, ask: (path: string) => app.request(path) };
}

test('lazy routes load on the first request to their path, and only once', async () => {
  const { read, ask } = appWithThings();
  expect(read).toEqual([]);
  expect(await (await ask('/api/things')).text()).toBe('all things');
  expect(await (await ask('/api/things/')).text()).toBe('all things');
  expect(read).toEqual(['things']);
});

test('a path unmatched by the first lazy routes falls through to the next, with its parameters', async () => {
  const { read, ask } = appWithThings();
  expect(await (await ask('/api/things/seven')).text()).toBe('/api/things/seven seven');
  expect(await (await ask('/api/others')).text()).toBe('others');
  expect(read).toEqual(['things', 'one', 'others']);
});

test('an unknown path under lazy routes gets the usual 404', async () => {
  const answer = await appWithThings().ask('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ error: 'There is nothing at this address.' });
});

test('an error in lazy routes gets the app’s 500 with a request id and no details', async () => {
  const answer = await appWithThings().ask('/api/things/broken');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('broke');
  expect(answer.headers.get('x-request-id')).not.toBeNull();
});

test('middleware around a lazy handler sees the status of its refusal', async () => {
  const answer = await appWithThings().ask('/api/things/around');
  expect([answer.status, answer.headers.get('seen')]).toEqual([422, '422']);
});

test('lazy routes that failed to load are loaded again by the next request', async () => {
  const things = createRoutes().get('/', (c) => c.text('all things'));
  let tries = 0;
  const read = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The part is missing.');
    return { things };
  };
  const app = createApp('/api').route('/things', lazyRoutes(read, 'things'));
  expect((await app.request('/api/things')).status).toBe(500);
  expect(await (await app.request('/api/things')).text()).toBe('all things');
  expect((await app.request('/api/things')).status).toBe(200);
  expect(tries).toBe(2);
});
