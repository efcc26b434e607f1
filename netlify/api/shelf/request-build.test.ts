import { describe, expect, test, vi } from 'vitest';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf, expectStaffOnly } from '#tests/support/staff-calls.ts';
import { setUpBuildHook } from '#tests/support/steps/build-hook.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const boss = setUpUser('boss@fts.example', 'SUPERADMIN');
const { hook, publish, build, pass, runJob } = setUpBuildHook(environment, admin);

const noHook = 'This site cannot update its pages from here. Ask your developer to rebuild the site.';

test('only staff can request a build', async () => {
  await expectStaffOnly(environment, [['POST', '/api/site-build', {}]]);
});

describe('the build hook', () => {
  test('a refusing hook is shown as the reason, and the job calls it again', async () => {
    hook.status = 500;
    await publish();
    expect(await build()).toMatchObject({ state: 'failed', reason: 'The build hook responded with 500.' });
    await pass('61 seconds');
    await expect(runJob()).rejects.toThrow('The build hook responded with 500.');
    hook.status = 200;
    await pass('61 seconds');
    await runJob();
    expect([await build(), hook.asked]).toMatchObject([{ state: 'queued', reason: null }, 3]);
  });

  test('a hook that never responds times out after 10 seconds', async () => {
    hook.status = undefined;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const wait = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100));
    await publish();
    wait.mockRestore();
    expect(await build()).toMatchObject({
      state: 'failed',
      reason: 'The build hook did not respond within 10 seconds.',
    });
  });

  test('without a hook, changes wait, the state is manual and a request gets 409', async () => {
    vi.stubEnv('BUILD_HOOK_URL', undefined);
    await publish();
    await runJob();
    expect([await build(), hook.asked]).toMatchObject([{ waiting: 1, state: 'manual', hasHook: false }, 0]);
    const again = await admin.call('POST', '/api/site-build', {});
    expect([again.status, again.json]).toEqual([409, { error: noHook }]);
  });
});

describe('a build requested by staff', () => {
  test.each([
    ['an admin', admin],
    ['a super admin', boss],
  ])('a request by %s calls the hook at once and is audited', async (_, staff) => {
    hook.status = 500;
    await publish();
    hook.status = 200;
    const { status, json } = await staff.call('POST', '/api/site-build', {});
    expect([status, json, hook.asked]).toMatchObject([200, { state: 'queued', reason: null }, 2]);
    const requested = { action: 'site-build.requested', before: null, after: null };
    expect(await actsOf(environment, staff)).toContainEqual(requested);
  });

  test('a request during a build does not call the hook again', async () => {
    await publish();
    await admin.call('POST', '/api/site-build', {});
    expect(hook.asked).toBe(1);
  });

  test('a request that the hook refuses returns the failure with its reason', async () => {
    hook.status = 503;
    await publish();
    const { status, json } = await admin.call('POST', '/api/site-build', {});
    expect([status, json]).toMatchObject([
      200,
      { state: 'failed', reason: 'The build hook responded with 503.' },
    ]);
  });
});
