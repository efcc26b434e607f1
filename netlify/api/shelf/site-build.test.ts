import { describe, expect, test, vi } from 'vitest';
import { followBuild } from '#netlify/core/site-build/follow-build.ts';
import { requestBuild } from '#netlify/core/site-build/request-build.ts';
import askForBuild from '#netlify/functions/ask-for-build.ts';
import built from '#published/build.json' with { type: 'json' };
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { expectStaffRead } from '#tests/support/staff-calls.ts';
import { deployEvent, type Entry, setUpBuildHook } from '#tests/support/steps/build-hook.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');
const { hook, addDraft, publish, takeBack, build, pass, runJob } = setUpBuildHook(environment, admin);
const builtAt = built.readAt;

test('only staff can read the build state', async () => {
  await expectStaffRead(environment, ['/api/site-build']);
});

describe('builds after a public change', () => {
  test('without a public change no build is requested', async () => {
    await runJob();
    await addDraft();
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
    await followBuild('failed', deployEvent('forged'));
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
