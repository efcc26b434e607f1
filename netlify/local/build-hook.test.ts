import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BuildHook, startBuildHook } from './build-hook.ts';

let hook: BuildHook | undefined;
/** Emitted events in order, each with the reason of a failure or null. */
const told: (string | null)[][] = [];
const tell = async (event: string, { deploy }: { deploy: { errorMessage: string | null } }) => {
  told.push([event, deploy.errorMessage]);
};

beforeEach(() => {
  told.length = 0;
  vi.stubEnv('BUILD_HOOK_URL', '');
  vi.stubEnv('BUILD_GAP_SECONDS', '');
});
afterEach(async () => {
  await hook?.stop();
  vi.unstubAllEnvs();
});

const ask = (method = 'POST') => fetch(String(process.env.BUILD_HOOK_URL), { method });
const ended = (count: number) =>
  expect.poll(() => told.filter(([event]) => event !== 'deployBuilding').length).toBe(count);

test('a POST starts a build with its events, and local builds have no gap between them', async () => {
  hook = await startBuildHook(async () => undefined, tell);
  expect([(await ask()).status, (await ask('GET')).status]).toEqual([200, 404]);
  await ended(1);
  expect(told).toEqual([
    ['deployBuilding', null],
    ['deploySucceeded', null],
  ]);
  expect(process.env.BUILD_GAP_SECONDS).toBe('0');
});

test('three requests during a build make one more build after it', async () => {
  const first = Promise.withResolvers<void>();
  let builds = 0;
  hook = await startBuildHook(() => {
    builds += 1;
    return builds === 1 ? first.promise : Promise.resolve();
  }, tell);
  await ask();
  await expect.poll(() => builds).toBe(1);
  for (const _ of [1, 2, 3]) await ask();
  expect(builds).toBe(1);
  first.resolve();
  await ended(2);
  expect(builds).toBe(2);
});

test('a failed build reports its reason, and the next request builds again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let fails = true;
  hook = await startBuildHook(async () => {
    if (fails) throw new Error('Unexpected token');
  }, tell);
  await ask();
  await ended(1);
  fails = false;
  await ask();
  await ended(2);
  expect(told).toEqual([
    ['deployBuilding', null],
    ['deployFailed', 'Unexpected token'],
    ['deployBuilding', null],
    ['deploySucceeded', null],
  ]);
});

test('an existing BUILD_HOOK_URL is kept', async () => {
  vi.stubEnv('BUILD_HOOK_URL', 'https://example.com/hook');
  hook = await startBuildHook(async () => undefined, tell);
  expect(process.env.BUILD_HOOK_URL).toBe('https://example.com/hook');
});
