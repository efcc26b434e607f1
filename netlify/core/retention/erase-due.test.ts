import { beforeEach, describe, expect, test } from 'vitest';
import { countRows } from '#tests/support/count-rows.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { apply } from '#tests/support/requests/application-request.ts';
import { book } from '#tests/support/requests/booking-request.ts';
import { enrol } from '#tests/support/requests/enrolment-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { due, erased, farAhead, forgetCvs, keptCvs, made } from '#tests/support/steps/erasing.ts';
import { subscribe } from '#tests/support/steps/newsletter.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { eraseDue } from './erase-due.ts';

const environment = setUpEnvironment();
beforeEach(forgetCvs);

describe('a nightly run', () => {
  test('a run erases everything that names a person: mails, notifications, files and counts', async () => {
    for (const send of [sendMessage, enrol, apply]) expect((await send()).status).toBe(201);
    await subscribe('aline@example.com');
    expect((await book()).status).toBe(201);
    await environment.sql(`update payments set status = 'failed'`);
    expect(await everythingIn(environment)).toMatch(/aline/i);
    await eraseDue(farAhead);
    const left = await everythingIn(environment);
    expect(left).not.toMatch(/aline|uwase|788 ?123 ?456/i);
    expect(await keptCvs()).toEqual([]);
    for (const table of ['outbox', 'notifications', 'rate_limits', 'booking_lines', 'payments'])
      expect([table, await countRows(environment, table)]).toEqual([table, 0]);
  });

  test('a run writes one audit entry for each erased record, with only its id', async () => {
    await sendMessage();
    const [message] = await environment.sql<{ id: string }>('select id from messages');
    await eraseDue(farAhead);
    const entries = await environment.sql('select * from audit_entries where subject_id = $1 order by at', [
      message?.id,
    ]);
    expect(entries).toMatchObject([
      { action: 'message.received' },
      { actor: 'system', action: 'message.erased', before: null, after: null },
    ]);
  });

  test('a run erases 120 due messages and keeps a newer one with its mails', async () => {
    await environment.sql(`insert into messages (name, email, phone, subject, message, consent, created_at)
    select 'Old', 'old@example.com', '', 'Old', 'Old', '', '${made}' from generate_series(1, 120)`);
    await sendMessage();
    await eraseDue(due.afterTwoYears);
    await eraseDue(due.afterTwoYears);
    expect(await environment.sql('select email from messages')).toEqual([{ email: 'aline@example.com' }]);
    expect(await countRows(environment, 'outbox')).toBe(2);
    expect(await countRows(environment, 'notifications')).toBe(1);
    expect(await erased(environment, 'message')).toEqual([{ ran_at: due.afterTwoYears, count: 120 }]);
  });

  test('a run out of time leaves the rest to the next night, and each record is erased once', async () => {
    await environment.sql(`insert into messages (name, email, phone, subject, message, consent, created_at)
    select 'Old', 'old@example.com', '', 'Old', 'Old', '', '${made}' from generate_series(1, 120)`);
    let batches = 2;
    await eraseDue(due.afterTwoYears, () => batches-- > 0);
    expect(await countRows(environment, 'messages')).toBe(20);
    await eraseDue(new Date('2028-03-11T08:00:00Z'));
    expect(await countRows(environment, 'messages')).toBe(0);
    expect(await erased(environment, 'message')).toMatchObject([{ count: 100 }, { count: 20 }]);
    const entries = await environment.sql(`select 1 from audit_entries where action = 'message.erased'`);
    expect(entries).toHaveLength(120);
  });

  test('a record that cannot be erased is reported and retried the next night; the rest is erased', async () => {
    await environment.sql(`insert into messages (id, name, email, phone, subject, message, consent, created_at)
    select ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid, 'Old', 'old@example.com', '', 'Old', 'Old', '', '${made}'
    from generate_series(1, 120) n`);
    const stuck = '00000000-0000-0000-0000-000000000001';
    await environment.sql(`create function refuse() returns trigger language plpgsql as $$ begin raise 'Stuck'; end $$;
    create trigger stuck before delete on messages for each row when (old.id = '${stuck}') execute function refuse()`);
    try {
      await expect(eraseDue(due.afterTwoYears)).rejects.toThrow('message');
    } finally {
      await environment.sql('drop function refuse cascade');
    }
    expect(await environment.sql('select id from messages')).toEqual([{ id: stuck }]);
    expect(await erased(environment, 'message')).toEqual([{ ran_at: due.afterTwoYears, count: 119 }]);
    expect(await countRows(environment, 'audit_entries')).toBe(119);
    expect(await notificationsOf(environment)).toEqual([
      { kind: 'failure', text: expect.stringContaining('still stored (message)') },
    ]);
    await eraseDue(new Date('2028-03-11T08:00:00Z'));
    expect(await countRows(environment, 'messages')).toBe(0);
  });
});
