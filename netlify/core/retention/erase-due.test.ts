import { getStore } from '@netlify/blobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { countRows } from '#tests/support/count-rows.ts';
import { everythingIn } from '#tests/support/everything.ts';
import { applicationForm, apply } from '#tests/support/requests/application-request.ts';
import { book, bookingRequest } from '#tests/support/requests/booking-request.ts';
import { enrol } from '#tests/support/requests/enrolment-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { subscribe } from '#tests/support/steps/newsletter.ts';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { notify } from '../notification/notification.ts';
import { eraseDue } from './erase-due.ts';

const environment = setUpEnvironment();
beforeEach(async () => {
  for (const key of await cvs()) await getStore('cvs').delete(key);
});

const cvs = async () => (await getStore('cvs').list()).blobs.map(({ key }) => key);
const at = (moment: string) => new Date(moment);
const set = (statement: string, ...parameters: unknown[]) => environment.sql(statement, parameters);
const erased = (kind: string) =>
  environment.sql('select ran_at, count from erasures where kind = $1', [kind]);

/** When the tests' records were made, and when their time is over. */
const made = '2026-03-10T08:00:00Z';
const due = (months: 12 | 24 | 120) =>
  ({ 12: at('2027-03-10T08:00:00Z'), 24: at('2028-03-10T08:00:00Z'), 120: at('2036-03-10T08:00:00Z') })[
    months
  ];
const aMomentBefore = (moment: Date) => new Date(moment.getTime() - 1);

describe('what visitors sent by a form', () => {
  test.each([
    ['message', 'messages', 24, () => sendMessage()],
    ['enrolment', 'enrolments', 24, () => enrol()],
    ['application', 'applications', 12, () => apply()],
  ] as const)(
    'is erased on the day its time is over, and not before: %s',
    async (kind, table, months, send) => {
      expect((await send()).status).toBe(201);
      await set(`update ${table} set created_at = $1`, made);
      await eraseDue(aMomentBefore(due(months)));
      expect(await countRows(environment, table)).toBe(1);
      expect(await environment.mailbox.messages(), 'nobody is written to').toHaveLength(2);
      await eraseDue(due(months));
      expect(await countRows(environment, table)).toBe(0);
      expect(await erased(kind)).toEqual([
        { ran_at: aMomentBefore(due(months)), count: 0 },
        { ran_at: due(months), count: 1 },
      ]);
    },
  );

  test('goes before the fee that it names, and nobody who holds it waits for each other', async () => {
    expect((await enrol()).status).toBe(201);
    expect((await book()).status).toBe(201);
    await set(`update payments set status = 'failed'`);
    await set(`update bookings set created_at = $1, event_date = null`, made);
    await set(`update enrolments set created_at = $1, booking_id = (select id from bookings)`, made);
    // As the staff change a fee: its enrolment first, then the fee, while the night's job runs.
    await db().transaction(async (tx) => {
      await tx.select().from(enrolments).for('update');
      await eraseDue(due(24));
      expect(await tx.select().from(bookings).for('update')).toHaveLength(1);
    });
    expect([await countRows(environment, 'enrolments'), await countRows(environment, 'bookings')]).toEqual([
      1, 1,
    ]);
    await eraseDue(due(24));
    expect([await countRows(environment, 'enrolments'), await countRows(environment, 'bookings')]).toEqual([
      0, 0,
    ]);
  });

  test('leaves nothing that names its people: no mail, no notification, no file, no count', async () => {
    for (const send of [sendMessage, enrol, apply]) expect((await send()).status).toBe(201);
    await subscribe('aline@example.com');
    expect((await book()).status).toBe(201);
    await set(`update payments set status = 'failed'`);
    expect(await everythingIn(environment)).toMatch(/aline/i);
    await eraseDue(at('2099-01-01T00:00:00Z'));
    const left = await everythingIn(environment);
    expect(left).not.toMatch(/aline|uwase|0788|788 123/i);
    expect(await cvs()).toEqual([]);
    for (const table of ['outbox_mails', 'notifications', 'rate_limits', 'booking_lines', 'payments'])
      expect([table, await countRows(environment, table)]).toEqual([table, 0]);
  });

  test('leaves an entry in the audit for each record, by its id alone', async () => {
    await sendMessage();
    const [message] = await environment.sql<{ id: string }>('select id from messages');
    await eraseDue(at('2099-01-01T00:00:00Z'));
    const entries = await environment.sql('select * from audit_entries where subject_id = $1 order by at', [
      message?.id,
    ]);
    expect(entries).toMatchObject([
      { action: 'message.received' },
      { actor: 'system', action: 'message.erased', before: null, after: null },
    ]);
  });

  test('goes in any number, and leaves what is not due with its mails', async () => {
    await set(`insert into messages (name, email, phone, subject, message, consent, created_at)
      select 'Old', 'old@example.com', '', 'Old', 'Old', '', '${made}' from generate_series(1, 120)`);
    await sendMessage();
    await eraseDue(due(24));
    await eraseDue(due(24));
    expect(await environment.sql('select email from messages')).toEqual([{ email: 'aline@example.com' }]);
    expect(await countRows(environment, 'outbox_mails')).toBe(2);
    expect(await countRows(environment, 'notifications')).toBe(1);
    expect(await erased('message')).toEqual([{ ran_at: due(24), count: 120 }]);
  });

  test('is left to the next night where a run has no time for it, and nothing is erased twice', async () => {
    await set(`insert into messages (name, email, phone, subject, message, consent, created_at)
      select 'Old', 'old@example.com', '', 'Old', 'Old', '', '${made}' from generate_series(1, 120)`);
    let batches = 2;
    await eraseDue(due(24), () => batches-- > 0);
    expect(await countRows(environment, 'messages')).toBe(20);
    await eraseDue(at('2028-03-11T08:00:00Z'));
    expect(await countRows(environment, 'messages')).toBe(0);
    expect(await erased('message')).toMatchObject([{ count: 100 }, { count: 20 }]);
    const entries = await environment.sql(`select 1 from audit_entries where action = 'message.erased'`);
    expect(entries).toHaveLength(120);
  });

  test('goes even where one of them cannot: that one is told of, and tried again the next night', async () => {
    await set(`insert into messages (id, name, email, phone, subject, message, consent, created_at)
      select ('00000000-0000-0000-0000-' || lpad(n::text, 12, '0'))::uuid, 'Old', 'old@example.com', '', 'Old', 'Old', '', '${made}'
      from generate_series(1, 120) n`);
    const stuck = '00000000-0000-0000-0000-000000000001';
    await set(`create function refuse() returns trigger language plpgsql as $$ begin raise 'Stuck'; end $$;
      create trigger stuck before delete on messages for each row when (old.id = '${stuck}') execute function refuse()`);
    try {
      await expect(eraseDue(due(24))).rejects.toThrow('message');
    } finally {
      await set('drop function refuse cascade');
    }
    expect(await environment.sql('select id from messages')).toEqual([{ id: stuck }]);
    expect(await erased('message')).toEqual([{ ran_at: due(24), count: 119 }]);
    expect(await countRows(environment, 'audit_entries')).toBe(119);
    expect(await environment.sql('select kind, text from notifications')).toEqual([
      { kind: 'failure', text: expect.stringContaining('still there (message)') },
    ]);
    await eraseDue(at('2028-03-11T08:00:00Z'));
    expect(await countRows(environment, 'messages')).toBe(0);
  });

  test('takes the notification of a mail that could not be sent along: it names an address', async () => {
    await sendMessage();
    const [message] = await environment.sql<{ id: string }>('select id from messages');
    const content = { preview: '', heading: '', parts: [] };
    const mail = { recipient: 'aline@example.com', subject: 'Hello', content };
    await db().transaction((tx) =>
      enqueueMail(tx, { ...mail, dedupeKey: 'late', subjectId: message?.id ?? '' }),
    );
    const [late] = await environment.sql<{ id: string }>(
      `select id from outbox_mails where dedupe_key = 'late'`,
    );
    await notify(db(), {
      kind: 'failure',
      text: 'The mail to aline@example.com could not be sent.',
      dedupeKey: 'mail-dead',
      subjectId: late?.id ?? '',
    });
    await eraseDue(at('2099-01-01T00:00:00Z'));
    expect(await countRows(environment, 'notifications')).toBe(0);
  });
});

describe('a CV', () => {
  test('goes before its application: while the file store is away both stay, and the rest is erased', async () => {
    await apply();
    await sendMessage();
    const context = process.env.NETLIFY_BLOBS_CONTEXT;
    delete process.env.NETLIFY_BLOBS_CONTEXT;
    try {
      await expect(eraseDue(at('2099-01-01T00:00:00Z'))).rejects.toThrow('application');
    } finally {
      process.env.NETLIFY_BLOBS_CONTEXT = context;
    }
    expect([
      await countRows(environment, 'applications'),
      await countRows(environment, 'messages'),
      (await cvs()).length,
    ]).toEqual([1, 0, 1]);
    expect(await environment.sql(`select text from notifications where kind = 'failure'`)).toEqual([
      { text: expect.stringContaining('application') },
    ]);
    await eraseDue(at('2099-01-02T00:00:00Z'));
    expect([await countRows(environment, 'applications'), await cvs()]).toEqual([0, []]);
  });

  test('that is gone already keeps no application from going', async () => {
    await apply();
    for (const key of await cvs()) await getStore('cvs').delete(key);
    await eraseDue(at('2099-01-01T00:00:00Z'));
    expect(await countRows(environment, 'applications')).toBe(0);
  });

  test('that no application names goes a day later; the others stay', async () => {
    await apply(applicationForm());
    const [kept] = await cvs();
    const hoursAgo = (hours: number) => `${Date.now() - hours * 3_600_000}-${crypto.randomUUID()}`;
    const [stray, underWay] = [hoursAgo(25), hoursAgo(1)];
    for (const key of [stray, underWay]) await getStore('cvs').set(key, 'x');
    await eraseDue(new Date());
    expect((await cvs()).sort()).toEqual([kept, underWay].sort());
    expect(await erased('stray-cv')).toMatchObject([{ count: 1 }]);
  });
});

describe('a booking', () => {
  const booked = async () => {
    expect((await book(bookingRequest({ eventDate: '' }))).status).toBe(201);
    await set('update bookings set created_at = $1', made);
  };
  const pay = (status: string, settledAt: string | null = null) =>
    set('update payments set status = $1, settled_at = $2', status, settledAt);
  const enter = (day: string) =>
    set(
      `insert into ledger_entries (booking_id, kind, account, method, amount, day, actor, payment_id)
       select booking_id, 'payment', 'booking', 'mobile-money', -amount, $1, 'paypack', id from payments`,
      day,
    );

  test('that was never paid goes after two years, counted from its day if that is later', async () => {
    await booked();
    await pay('failed', made);
    await eraseDue(aMomentBefore(due(24)));
    expect(await countRows(environment, 'bookings')).toBe(1);
    await set(`update bookings set event_date = '2026-03-20'`);
    await eraseDue(due(24));
    expect(await countRows(environment, 'bookings')).toBe(1);
    await eraseDue(at('2028-03-20T00:00:00Z'));
    expect([await countRows(environment, 'bookings'), await erased('unpaid-booking')]).toMatchObject([
      0,
      expect.anything(),
    ]);
  });

  test('whose payment is still open stays', async () => {
    await booked();
    await pay('pending');
    await eraseDue(at('2099-01-01T00:00:00Z'));
    expect(await countRows(environment, 'bookings')).toBe(1);
  });

  test('that was paid stays for ten years after the payment', async () => {
    await booked();
    await pay('successful', '2026-04-01T00:00:00Z');
    await enter('2026-04-01');
    const left = async () =>
      Promise.all(
        ['bookings', 'payments', 'ledger_entries', 'outbox_mails'].map((table) =>
          countRows(environment, table),
        ),
      );
    await eraseDue(due(120));
    expect(await left()).toEqual([1, 1, 2, 2]);
    await eraseDue(at('2036-04-01T00:00:00Z'));
    expect(await left()).toEqual([0, 0, 0, 0]);
  });

  test('that the studio confirmed stays for ten years, however it was paid', async () => {
    await booked();
    await pay('failed', made);
    await set(`update bookings set status = 'confirmed', held_until = null`);
    await eraseDue(aMomentBefore(due(120)));
    expect(await countRows(environment, 'bookings')).toBe(1);
    await eraseDue(due(120));
    expect(await countRows(environment, 'bookings')).toBe(0);
  });
});

test('codes and devices that have run out go at night, also when nobody registers', async () => {
  await set(`insert into reset_codes (email, code_hash, expires_at)
    select 'a' || n, 'x', now() - interval '1 second' from generate_series(1, 450) as n`);
  await set(
    `insert into reset_codes (email, code_hash, expires_at) values ('b', 'x', now() + interval '1 minute')`,
  );
  await eraseDue(new Date());
  expect(await environment.sql('select email from reset_codes')).toEqual([{ email: 'b' }]);
});
