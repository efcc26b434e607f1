import { describe, expect, test, vi } from 'vitest';
import { followBuild } from '#netlify/core/site-build/follow-build.ts';
import followFunction from '#netlify/functions/follow-build.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { deployEvent, setUpBuildHook } from '#tests/support/steps/build-hook.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { hook, publish, build, pass, runJob } = setUpBuildHook(environment, admin);

describe('the platform’s events', () => {
  const failure = { state: 'failed', reason: 'Build script returned exit code 2' };

  test('events move the state from queued to building, and to failed with the reason', async () => {
    await publish();
    const deploy = deployEvent('a');
    await followBuild('building', deploy);
    expect(await build()).toMatchObject({ state: 'building' });
    await followBuild('failed', deploy);
    expect(await build()).toMatchObject(failure);
  });

  test('late or repeated events do not reopen a failed build', async () => {
    await publish();
    const deploy = deployEvent('a');
    await followBuild('failed', deploy);
    await followBuild('building', deploy);
    expect(await build()).toMatchObject(failure);
  });

  test('events of an older deploy do not hide a newer one', async () => {
    await publish();
    const older = deployEvent('a');
    await followBuild('building', deployEvent('b', { createdAt: new Date(Date.now() + 10).toISOString() }));
    await followBuild('failed', older);
    expect(await build()).toMatchObject({ state: 'building' });
  });

  test('events of a deploy from before the request are ignored', async () => {
    await publish();
    await followBuild('failed', deployEvent('a', { createdAt: new Date(Date.now() - 60_000).toISOString() }));
    expect(await build()).toMatchObject({ state: 'queued' });
  });

  test.each([
    ['a preview deploy', { context: 'deploy-preview' }],
    ['a branch deploy', { context: 'branch-deploy' }],
    ['another site', { site: 'theirs' }],
    ['a deploy dated tomorrow', { createdAt: new Date(Date.now() + 86_400_000).toISOString() }],
    ['a deploy without a valid time', { createdAt: 'soon' }],
  ])('events of %s are ignored', async (_, changes) => {
    await publish();
    await followBuild('failed', deployEvent('a', changes));
    expect(await build()).toMatchObject({ state: 'queued' });
  });

  test('events of a build started elsewhere are followed, even without a hook', async () => {
    vi.stubEnv('BUILD_HOOK_URL', undefined);
    await publish();
    await followBuild('building', deployEvent('a'));
    expect(await build()).toMatchObject({ state: 'building' });
  });

  test('without new events the state is silent after 15 minutes', async () => {
    await publish();
    await pass('16 minutes');
    expect(await build()).toMatchObject({ state: 'silent' });
    await followBuild('building', deployEvent('a'));
    await pass('16 minutes');
    expect(await build()).toMatchObject({ state: 'silent' });
  });

  test('events do not cancel the retry of a request that the hook refused', async () => {
    hook.status = 500;
    await publish();
    hook.status = 200;
    await followBuild('building', deployEvent('a'));
    await pass('61 seconds');
    await runJob();
    expect(hook.asked).toBe(2);
  });

  test('a failure event does not request a build', async () => {
    await publish();
    await followBuild('failed', deployEvent('a'));
    await pass('61 seconds');
    await runJob();
    expect(hook.asked).toBe(1);
  });
});

test('the event function returns 404 to an HTTP request', async () => {
  const { status } = await followFunction.fetch();
  expect(status).toBe(404);
});
