import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { followBuild } from '#netlify/core/site-build/follow-build.ts';
import { requestBuild } from '#netlify/core/site-build/request-build.ts';
import askForBuild from '#netlify/functions/ask-for-build.ts';
import followFunction from '#netlify/functions/follow-build.ts';
import built from '#published/build.json' with { type: 'json' };
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { actsOf, expectStaffOnly, expectStaffRead } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const boss = setUpUser('boss@fts.example', 'SUPERADMIN');
let platform: Server;
/** Number of requests to the hook, and its status; undefined: it never responds. */
const hook: { asked: number; status: number | undefined } = { asked: 0, status: 200 };

beforeAll(async () => {
  platform = createServer((request, response) => {
    if (request.method === 'POST') hook.asked += 1;
    if (hook.status !== undefined) response.writeHead(hook.status).end();
  });
  await new Promise<void>((ready) => platform.listen(0, '127.0.0.1', ready));
});
beforeEach(() => {
  Object.assign(hook, { asked: 0, status: 200 });
  vi.stubEnv('BUILD_HOOK_URL', `http://127.0.0.1:${(platform.address() as AddressInfo).port}/hook`);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
});

const add = (state: string) => admin.call('POST', '/api/services', { name: 'Drone', state });
const publish = () => add('published');
interface Entry {
  id: string;
  version: string;
}
async function takeBack({ id, version }: Entry): Promise<Entry> {
  const { json } = await admin.call('PUT', `/api/services/${id}`, { state: 'hidden', version });
  return (json as { entry: Entry }).entry;
}
const build = async () => (await admin.call('GET', '/api/site-build')).json;
const pass = (span: string) =>
  environment.sql(
    'update site_builds set requested_at = requested_at - $1::interval, state_since = state_since - $1::interval',
    [span],
  );
/** Runs the job without markers, so that it is always due. */
async function runJob(): Promise<void> {
  const blobs = process.env.NETLIFY_BLOBS_CONTEXT;
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', undefined);
  await askForBuild().finally(() => vi.stubEnv('NETLIFY_BLOBS_CONTEXT', blobs));
}
const now = () => new Date().toISOString();
const news = (id: string, { createdAt = now(), context = 'production', site = 'local' } = {}) => ({
  deploy: { id, context, createdAt, errorMessage: 'Build script returned\nexit code 2' },
  site: { id: site },
});
const builtAt = built.readAt;
const noHook = 'This site cannot update its pages from here. Ask your developer to rebuild the site.';

test('only staff can read the build state', async () => {
  await expectStaffRead(environment, ['/api/site-build']);
});

test('only staff can request a build', async () => {
  await expectStaffOnly(environment, [['POST', '/api/site-build', {}]]);
});

describe('builds after a public change', () => {
  test('without a public change no build is requested', async () => {
    await runJob();
    await add('draft');
    await runJob();
    expect([await build(), hook.asked]).toEqual([
      { builtAt, waiting: 0, state: 'live', reason: null, hasHook: true },
      0,
    ]);
  });

  test('a publication requests a build at once', async () => {
    await publish();
    expect([await build(), hook.asked]).toEqual([
      { builtAt, waiting: 1, state: 'queued', reason: null, hasHook: true },
      1,
    ]);
  });

  test('a change of the order alone requests a build', async () => {
    await admin.call('PUT', '/api/services/dancing/place', { after: null });
    expect([await build(), hook.asked]).toMatchObject([{ waiting: 1, state: 'queued' }, 1]);
  });

  test('publications within a minute of a request share one more build', async () => {
    await publish();
    for (const _ of [1, 2, 3]) await publish();
    await runJob();
    expect(hook.asked).toBe(1);
    await pass('61 seconds');
    await runJob();
    await runJob();
    expect(hook.asked).toBe(2);
    await pass('61 seconds');
    await runJob();
    expect(hook.asked).toBe(2);
  });

  test('the job stays due until the minute after a request is over', async () => {
    await askForBuild();
    await publish();
    await askForBuild();
    await publish();
    await askForBuild();
    expect(hook.asked).toBe(1);
    await pass('61 seconds');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await askForBuild().finally(() => vi.useRealTimers());
    expect(hook.asked).toBe(2);
  });

  test('two simultaneous publications make one build', async () => {
    await Promise.all([publish(), admin.call('PUT', '/api/services/dancing/place', { after: null })]);
    expect([await build(), hook.asked]).toMatchObject([{ waiting: 2 }, 1]);
  });

  test('eight simultaneous build requests call the hook once', async () => {
    const address = process.env.BUILD_HOOK_URL;
    for (const round of [1, 2, 3, 4]) {
      vi.stubEnv('BUILD_HOOK_URL', undefined);
      await publish();
      vi.stubEnv('BUILD_HOOK_URL', address);
      await Promise.all(Array.from({ length: 8 }, requestBuild));
      expect(hook.asked).toBe(round);
      await pass('61 seconds');
    }
  });

  test('hiding a publication that a build may already contain requests one more build', async () => {
    const { entry } = (await publish()).json as { entry: Entry };
    await takeBack(entry);
    await followBuild('failed', news('forged'));
    await pass('61 seconds');
    await runJob();
    await runJob();
    expect([await build(), hook.asked]).toMatchObject([{ waiting: 0, state: 'live' }, 2]);
  });

  test('hiding a publication after a refused hook or 15 minutes requests no build', async () => {
    hook.status = 500;
    const refused = (await publish()).json as { entry: Entry };
    await takeBack(refused.entry);
    hook.status = 200;
    await pass('61 seconds');
    await runJob();
    expect([await build(), hook.asked]).toMatchObject([{ waiting: 0, state: 'live' }, 1]);
    const { entry } = (await publish()).json as { entry: Entry };
    await pass('16 minutes');
    await takeBack(entry);
    await runJob();
    expect([await build(), hook.asked]).toMatchObject([{ waiting: 0, state: 'live' }, 2]);
  });

  test('hiding and publishing again within a minute requests one more build', async () => {
    const { entry } = (await publish()).json as { entry: Entry };
    const { version } = await takeBack(entry);
    await admin.call('PUT', `/api/services/${entry.id}`, { state: 'published', version });
    await pass('61 seconds');
    await runJob();
    await runJob();
    expect([await build(), hook.asked]).toMatchObject([{ waiting: 1, state: 'queued' }, 2]);
  });

  test('a price that begins on a later day requests a build on that day', async () => {
    const id = 'sessions.photography.2h';
    const { json } = await admin.call('GET', `/api/pricing/all/${id}`);
    const { version } = (json as { entry: { version: string } }).entry;
    const tomorrow = addDays(todayInKigali(new Date()), 1);
    const next = { basic: 120_000, validFrom: tomorrow };
    await admin.call('PUT', `/api/pricing/${id}`, { ...next, state: 'published', version });
    await runJob();
    expect([await build(), hook.asked]).toMatchObject([{ waiting: 0, state: 'live' }, 0]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${tomorrow}T00:30:00+02:00`) });
    await runJob().finally(() => vi.useRealTimers());
    expect(hook.asked).toBe(1);
  });

  test('filling a programme counts as a change that waits for a build', async () => {
    const id = 'dance-internship';
    const { json } = await admin.call('GET', `/api/internships/all/${id}`);
    const { version } = (json as { entry: { version: string } }).entry;
    await admin.call('PUT', `/api/internships/${id}`, { seats: 1, state: 'published', version });
    const before = (await build()) as { waiting: number };
    await environment.sql(
      `insert into applications (name, email, phone, programme, programme_title, availability, motivation, cv_key, cv_name, cv_bytes, consent_text, status)
       values ('A', 'a@example.com', '0788123456', $1, 'Dance', 'now', 'M', 'k', 'cv.pdf', 1, '', 'accepted')`,
      [id],
    );
    expect(await build()).toMatchObject({ waiting: before.waiting + 1 });
  });
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

describe('the platform’s events', () => {
  const failure = { state: 'failed', reason: 'Build script returned exit code 2' };

  test('events move the state from queued to building, and to failed with the reason', async () => {
    await publish();
    const deploy = news('a');
    await followBuild('building', deploy);
    expect(await build()).toMatchObject({ state: 'building' });
    await followBuild('failed', deploy);
    expect(await build()).toMatchObject(failure);
  });

  test('late or repeated events do not reopen a failed build', async () => {
    await publish();
    const deploy = news('a');
    await followBuild('failed', deploy);
    await followBuild('building', deploy);
    expect(await build()).toMatchObject(failure);
  });

  test('events of an older deploy do not hide a newer one', async () => {
    await publish();
    const older = news('a');
    await followBuild('building', news('b', { createdAt: new Date(Date.now() + 10).toISOString() }));
    await followBuild('failed', older);
    expect(await build()).toMatchObject({ state: 'building' });
  });

  test('events of a deploy from before the request are ignored', async () => {
    await publish();
    await followBuild('failed', news('a', { createdAt: new Date(Date.now() - 60_000).toISOString() }));
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
    await followBuild('failed', news('a', changes));
    expect(await build()).toMatchObject({ state: 'queued' });
  });

  test('events of a build started elsewhere are followed, even without a hook', async () => {
    vi.stubEnv('BUILD_HOOK_URL', undefined);
    await publish();
    await followBuild('building', news('a'));
    expect(await build()).toMatchObject({ state: 'building' });
  });

  test('without new events the state is silent after 15 minutes', async () => {
    await publish();
    await pass('16 minutes');
    expect(await build()).toMatchObject({ state: 'silent' });
    await followBuild('building', news('a'));
    await pass('16 minutes');
    expect(await build()).toMatchObject({ state: 'silent' });
  });

  test('events do not cancel the retry of a request that the hook refused', async () => {
    hook.status = 500;
    await publish();
    hook.status = 200;
    await followBuild('building', news('a'));
    await pass('61 seconds');
    await runJob();
    expect(hook.asked).toBe(2);
  });

  test('a failure event does not request a build', async () => {
    await publish();
    await followBuild('failed', news('a'));
    await pass('61 seconds');
    await runJob();
    expect(hook.asked).toBe(1);
  });
});

describe('a manual build request', () => {
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

test('the event function returns 404 to an HTTP request', async () => {
  const { status } = await followFunction.fetch();
  expect(status).toBe(404);
});
