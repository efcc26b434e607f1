import { afterEach, expect, test } from 'vitest';
import { createFunctionRunner, type FunctionModule, type FunctionRunner } from './function-runner.ts';

let runner: FunctionRunner | undefined;
afterEach(() => runner?.stop());

async function runnerOf(functions: Record<string, FunctionModule>): Promise<FunctionRunner> {
  runner = await createFunctionRunner(async () => new Map(Object.entries(functions)));
  return runner;
}

const request = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);

test('a request is passed to the function of its path, with body and IP address', async () => {
  const { handle, serves } = await runnerOf({
    api: {
      default: async (received, context) =>
        Response.json({
          body: await received.text(),
          header: received.headers.get('x-nf-client-connection-ip'),
          ip: context.ip,
        }),
      config: { path: '/api/*' },
    },
  });
  const answer = await handle(request('/api/x/y', { method: 'POST', body: 'hello' }), '10.0.0.7');
  expect(await answer?.json()).toEqual({ body: 'hello', header: '10.0.0.7', ip: '10.0.0.7' });
  expect([serves('/api/x'), serves('/apix'), serves('/')]).toEqual([true, false, false]);
  expect(await handle(request('/elsewhere'), '10.0.0.7')).toBeUndefined();
});

test('a function’s refusal is returned unchanged', async () => {
  const { handle } = await runnerOf({
    api: {
      default: () => Response.json({ error: 'Not for you.' }, { status: 403, headers: { 'x-own': 'kept' } }),
      config: { path: '/api/*' },
    },
  });
  const answer = await handle(request('/api/secret'), '::1');
  expect([answer?.status, answer?.headers.get('x-own'), await answer?.text()]).toEqual([
    403,
    'kept',
    '{"error":"Not for you."}',
  ]);
});

test('a scheduled function runs by its name and cannot be called by URL', async () => {
  const received: unknown[] = [];
  const { run, serves } = await runnerOf({
    tidy: {
      default: async (scheduled) => {
        received.push(await scheduled.json());
      },
      config: { schedule: '* * * * *' },
    },
    api: { default: () => new Response(), config: { path: '/api/*' } },
  });
  expect(await run('tidy')).toBe(true);
  expect(received).toEqual([{ next_run: expect.stringMatching(/^\d{4}-/) }]);
  expect([await run('api'), await run('unknown')]).toEqual([false, false]);
  expect(serves('/.netlify/functions/tidy')).toBe(false);
});

test('functions are loaded again for each call', async () => {
  let version = 0;
  runner = await createFunctionRunner(async () => {
    version += 1;
    const text = `version ${version}`;
    return new Map([['api', { default: () => new Response(text), config: { path: '/' } }]]);
  });
  expect(await (await runner.handle(request('/'), '::1'))?.text()).toBe('version 2');
  expect(await (await runner.handle(request('/'), '::1'))?.text()).toBe('version 3');
});

test('stopping waits for work passed to waitUntil', async () => {
  const work = Promise.withResolvers<void>();
  const done: string[] = [];
  const { handle, stop } = await runnerOf({
    api: {
      default: (_request, context) => {
        context.waitUntil(work.promise.then(() => done.push('work')));
        return new Response('answered');
      },
      config: { path: '/' },
    },
  });
  expect(await (await handle(request('/'), '::1'))?.text()).toBe('answered');
  const stopped = stop().then(() => done.push('stopped'));
  work.resolve();
  await stopped;
  expect(done).toEqual(['work', 'stopped']);
});

test('an event reaches the functions that subscribe to it, and none of them has a URL', async () => {
  const heard: string[] = [];
  const { tell, serves } = await runnerOf({
    follow: { default: { deployBuilding: ({ deploy }) => void heard.push(deploy.id) } },
    api: { default: () => new Response(), config: { path: '/api/*' } },
  });
  const deploy = { id: 'a', context: 'production', createdAt: '2026-03-04T10:00:00Z', errorMessage: null };
  await tell('deployBuilding', { deploy, site: { id: 'local' } });
  await tell('deployFailed', { deploy, site: { id: 'local' } });
  expect([heard, serves('/follow'), serves('/.netlify/functions/follow')]).toEqual([['a'], false, false]);
});
