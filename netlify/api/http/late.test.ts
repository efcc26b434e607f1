import { expect, test } from 'vitest';
import { ProblemError } from '#netlify/core/errors.ts';
import { createApp, createRoutes } from './http.ts';
import { late } from './late.ts';

/** An app whose things are read late, and how often they were read. */
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
    .route('/things', late(modules.things, 'things'))
    .route('/things', late(modules.one, 'one'))
    .route('/', late(modules.others, 'others'));
  return { read, ask: (path: string) => app.request(path) };
}

test('routes are read with the first call to their address, and once', async () => {
  const { read, ask } = appWithThings();
  expect(read).toEqual([]);
  expect(await (await ask('/api/things')).text()).toBe('all things');
  expect(await (await ask('/api/things/')).text()).toBe('all things');
  expect(read).toEqual(['things']);
});

test('an address that the first do not know is left to those after them, with its parameters', async () => {
  const { read, ask } = appWithThings();
  expect(await (await ask('/api/things/seven')).text()).toBe('/api/things/seven seven');
  expect(await (await ask('/api/others')).text()).toBe('others');
  expect(read).toEqual(['things', 'one', 'others']);
});

test('an address that nobody knows is answered as everywhere', async () => {
  const answer = await appWithThings().ask('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'There is nothing at this address.' });
});

test('what breaks in late routes is answered by the app', async () => {
  const answer = await appWithThings().ask('/api/things/broken');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('broke');
  expect(answer.headers.get('x-request-id')).not.toBeNull();
});

test('what stands around a late handler sees how it refuses', async () => {
  const answer = await appWithThings().ask('/api/things/around');
  expect([answer.status, answer.headers.get('seen')]).toEqual([422, '422']);
});

test('routes that could not be read are read anew with the next call', async () => {
  const things = createRoutes().get('/', (c) => c.text('all things'));
  let tries = 0;
  const read = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The part is missing.');
    return { things };
  };
  const app = createApp('/api').route('/things', late(read, 'things'));
  expect((await app.request('/api/things')).status).toBe(500);
  expect(await (await app.request('/api/things')).text()).toBe('all things');
  expect((await app.request('/api/things')).status).toBe(200);
  expect(tries).toBe(2);
});
