import { afterEach, expect, test, vi } from 'vitest';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { textsState } from './texts-state.ts';

const environment = setUpEnvironment();
afterEach(() => vi.unstubAllEnvs());

const none = { isSetUp: true, waiting: 0, oldest: null, late: 0, untried: 0, undelivered: 0 };

/** Stores a text that was written an hour and a half ago, and is due as given. */
const add = (changes: { status: string; due: string; tries?: number; error?: string; delivery?: string }) =>
  environment.sql(
    `insert into outbox (channel, dedupe_key, subject_id, recipient, subject, body, status, due_at, tries, last_error, delivery,
       status_since, created_at)
     values ('sms', gen_random_uuid(), gen_random_uuid(), '0788123456', '', '', $1, now() + $2::interval, $3, $4, $5,
       now() - interval '90 minutes', now() - interval '90 minutes')`,
    [changes.status, changes.due, changes.tries ?? 0, changes.error ?? null, changes.delivery ?? null],
  );

test('without texts everything is zero, and without a token texts are not set up', async () => {
  expect(await textsState()).toEqual(none);
  vi.stubEnv('SMS_TOKEN', '');
  expect(await textsState()).toEqual({ ...none, isSetUp: false });
});

test('a text that waits for the morning is neither late nor untried', async () => {
  await add({ status: 'waiting', due: '6 hours' });
  const oldest = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(await textsState()).toEqual({ ...none, waiting: 1, oldest });
});

test('texts that could have left, or that a busy gateway refused, are late', async () => {
  await add({ status: 'waiting', due: '-20 minutes' });
  await add({ status: 'waiting', due: '-50 minutes' });
  await add({ status: 'waiting', due: '20 minutes', tries: 4, error: 'The gateway answered 503: busy' });
  expect(await textsState()).toMatchObject({ waiting: 3, late: 3, untried: 1 });
});

test('texts of the last day that were not delivered or never answered are counted', async () => {
  await add({ status: 'sent', due: '-1 hour', delivery: 'undelivered' });
  await add({ status: 'unanswered', due: '-1 hour' });
  await add({ status: 'sent', due: '-1 hour', delivery: 'delivered' });
  await environment.sql(
    `update outbox set created_at = now() - interval '25 hours' where delivery = 'delivered'`,
  );
  await add({ status: 'dead', due: '-1 hour' });
  expect(await textsState()).toEqual({ ...none, undelivered: 2 });
});
