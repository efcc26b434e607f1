import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { askForBuild } from '#netlify/core/site-build/site-build.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { expectStaffRead } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
let platform: Server;
/** What the platform was asked, and what it answers. */
const hook = { asked: 0, status: 200 };

beforeAll(async () => {
  platform = createServer((request, response) => {
    if (request.method === 'POST') hook.asked += 1;
    response.writeHead(hook.status).end();
  });
  await new Promise<void>((ready) => platform.listen(0, '127.0.0.1', ready));
});
beforeEach(async () => {
  Object.assign(hook, { asked: 0, status: 200 });
  process.env.BUILD_HOOK_URL = `http://127.0.0.1:${(platform.address() as AddressInfo).port}/hook`;
});
afterEach(() => {
  delete process.env.BUILD_HOOK_URL;
  delete process.env.BUILD_TIME;
});
afterAll(async () => {
  platform.close();
});

const add = (state: string) => admin.call('POST', '/api/services', { name: 'Drone', state });
const state = async () => (await admin.call('GET', '/api/site-build')).json;

test('is for the staff', async () => {
  await expectStaffRead(environment, ['/api/site-build']);
});

test('a build is asked for once for all that became public', async () => {
  expect(await askForBuild()).toBe(false);
  await add('draft');
  expect(await askForBuild()).toBe(false);
  await add('published');
  await add('published');
  expect(await state()).toMatchObject({ builtAt: null, waiting: 2, askedAt: null, asksItself: true });
  expect([await askForBuild(), await askForBuild(), hook.asked]).toEqual([true, false, 1]);
  expect(await state()).toMatchObject({ waiting: 2, askedAt: expect.any(String) });
});

test('a changed order waits for a build, too', async () => {
  await admin.call('PUT', '/api/services/dancing/place', { after: null });
  expect(await state()).toMatchObject({ waiting: 1 });
  expect(await askForBuild()).toBe(true);
});

test('what was there when the site was built waits for nothing', async () => {
  await add('published');
  process.env.BUILD_TIME = new Date(Date.now() + 1000).toISOString();
  expect(await state()).toMatchObject({ builtAt: process.env.BUILD_TIME, waiting: 0 });
  expect(await askForBuild()).toBe(false);
});

test('a platform that refuses is asked again', async () => {
  await add('published');
  hook.status = 500;
  await expect(askForBuild()).rejects.toThrow('The build hook answered 500.');
  hook.status = 200;
  expect(await askForBuild()).toBe(true);
});

test('without a hook nobody is asked', async () => {
  delete process.env.BUILD_HOOK_URL;
  await add('published');
  expect(await askForBuild()).toBe(false);
  expect(await state()).toMatchObject({ waiting: 1, asksItself: false });
});
