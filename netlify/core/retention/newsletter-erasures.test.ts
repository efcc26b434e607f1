import { expect, test } from 'vitest';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { codeFor, linkIn, subscribe } from '#tests/support/steps/newsletter.ts';
import { eraseDue } from './erase-due.ts';

const environment = setUpEnvironment();

const aline = 'aline@example.com';
const at = (moment: string) => new Date(moment);
const asked = (moment: string) => environment.sql('update subscribers set consent_at = $1', [moment]);
const left = (moment: string) => environment.sql('update subscribers set unsubscribed_at = $1', [moment]);
const rows = async (table: string) => (await environment.sql(`select 1 from ${table}`)).length;

test('an unconfirmed address is erased after 30 days with its links and mails', async () => {
  await subscribe(aline);
  await asked('2026-03-10T08:00:00Z');
  await eraseDue(at('2026-04-09T07:59:59Z'));
  expect(await rows('subscribers')).toBe(1);
  await eraseDue(at('2026-04-09T08:00:00Z'));
  for (const table of ['subscribers', 'subscriber_tokens', 'outbox'])
    expect([table, await rows(table)]).toEqual([table, 0]);
});

test('a subscriber and the discount code are kept without a time limit', async () => {
  await codeFor(environment.mailbox, aline);
  await eraseDue(at('2099-01-01T00:00:00Z'));
  expect([await rows('subscribers'), await rows('discount_codes')]).toEqual([1, 1]);
});

test('an unsubscribed address and its code are erased after two years', async () => {
  await codeFor(environment.mailbox, aline);
  await call('POST', await linkIn(environment.mailbox, aline, 'unsubscribe'));
  await asked('2026-03-01T08:00:00Z');
  await left('2026-03-10T08:00:00Z');
  await eraseDue(at('2028-03-10T07:59:59Z'));
  expect([await rows('subscribers'), await rows('discount_codes')]).toEqual([1, 1]);
  await eraseDue(at('2028-03-10T08:00:00Z'));
  expect([await rows('subscribers'), await rows('discount_codes'), await rows('outbox')]).toEqual([0, 0, 0]);
});

test('an address that left long ago and subscribes again gets the full time to confirm', async () => {
  await codeFor(environment.mailbox, aline);
  await call('POST', await linkIn(environment.mailbox, aline, 'unsubscribe'));
  await subscribe(aline);
  await left('2026-03-10T08:00:00Z');
  await asked('2028-03-20T08:00:00Z');
  await eraseDue(at('2028-04-01T00:00:00Z'));
  expect(await rows('subscribers')).toBe(1);
  await eraseDue(at('2028-04-20T00:00:00Z'));
  expect(await rows('subscribers')).toBe(0);
});

test('a code is kept with the booking that used it, and erased with it', async () => {
  await codeFor(environment.mailbox, aline);
  await environment.sql(`insert into bookings (reference, name, email, phone, location, message, total, created_at)
    values ('FTS-1', 'A', 'a', '0788123456', '', '', 1, '2026-03-10T08:00:00Z')`);
  await environment.sql('update discount_codes set used_by_booking_id = (select id from bookings)');
  await environment.sql('delete from subscribers');
  await eraseDue(at('2028-03-09T00:00:00Z'));
  expect(await rows('discount_codes')).toBe(1);
  await eraseDue(at('2028-03-11T00:00:00Z'));
  expect([await rows('bookings'), await rows('discount_codes')]).toEqual([0, 0]);
});
