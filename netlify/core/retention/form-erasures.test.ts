import { getStore } from '@netlify/blobs';
import { beforeEach, describe, expect, test } from 'vitest';
import { countRows } from '#tests/support/count-rows.ts';
import { apply } from '#tests/support/requests/application-request.ts';
import { book } from '#tests/support/requests/booking-request.ts';
import { enrol } from '#tests/support/requests/enrolment-request.ts';
import { sendMessage } from '#tests/support/requests/message-request.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import {
  aMomentBefore,
  due,
  erased,
  farAhead,
  forgetCvs,
  keptCvs,
  made,
} from '#tests/support/steps/erasing.ts';
import { notificationsOf } from '#tests/support/steps/notifications.ts';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { enqueueMail } from '../mail/enqueue-mails.ts';
import { notify } from '../notification/notification.ts';
import { eraseDue } from './erase-due.ts';

const environment = setUpEnvironment();
beforeEach(forgetCvs);

describe('records from forms', () => {
  test.each([
    ['message', 'messages', due.afterTwoYears, () => sendMessage()],
    ['enrolment', 'enrolments', due.afterTwoYears, () => enrol()],
    ['application', 'applications', due.afterOneYear, () => apply()],
  ] as const)(
    'a record is erased on the day its period ends, and not before: %s',
    async (kind, table, over, send) => {
      expect((await send()).status).toBe(201);
      await environment.sql(`update ${table} set created_at = $1`, [made]);
      await eraseDue(aMomentBefore(over));
      expect(await countRows(environment, table)).toBe(1);
      expect(await environment.mailbox.messages(), 'nobody is written to').toHaveLength(2);
      await eraseDue(over);
      expect(await countRows(environment, table)).toBe(0);
      expect(await erased(environment, kind)).toEqual([
        { ran_at: aMomentBefore(over), count: 0 },
        { ran_at: over, count: 1 },
      ]);
    },
  );

  test('an enrolment locked by staff is left, with its fee, to the next run, without a deadlock', async () => {
    expect((await enrol()).status).toBe(201);
    expect((await book()).status).toBe(201);
    await environment.sql(`update payments set status = 'failed'`);
    await environment.sql(`update bookings set created_at = $1, event_date = null`, [made]);
    await environment.sql(`update enrolments set created_at = $1, booking_id = (select id from bookings)`, [
      made,
    ]);
    // Locks as staff do when they change a fee: the enrolment, then the fee, during the nightly job.
    await db().transaction(async (tx) => {
      await tx.select().from(enrolments).for('update');
      await eraseDue(due.afterTwoYears);
      expect(await tx.select().from(bookings).for('update')).toHaveLength(1);
    });
    expect([await countRows(environment, 'enrolments'), await countRows(environment, 'bookings')]).toEqual([
      1, 1,
    ]);
    await eraseDue(due.afterTwoYears);
    expect([await countRows(environment, 'enrolments'), await countRows(environment, 'bookings')]).toEqual([
      0, 0,
    ]);
  });

  test('a failure notification about a record’s mail is erased with the record', async () => {
    await sendMessage();
    const [message] = await environment.sql<{ id: string }>('select id from messages');
    const content = { preview: '', heading: '', parts: [] };
    const mail = { recipient: 'aline@example.com', subject: 'Hello', content };
    await db().transaction((tx) =>
      enqueueMail(tx, { ...mail, dedupeKey: 'late', subjectId: message?.id ?? '' }),
    );
    const [late] = await environment.sql<{ id: string }>(`select id from outbox where dedupe_key = 'late'`);
    await notify(db(), {
      kind: 'failure',
      key: 'mailNotSent',
      values: { subject: 'Booking received', recipient: 'aline@example.com', tries: 9 },
      dedupeKey: 'mail-dead',
      subjectId: late?.id ?? '',
    });
    await eraseDue(farAhead);
    expect(await countRows(environment, 'notifications')).toBe(0);
  });
});

describe('erasure of CVs', () => {
  test('while the file store is down, application and CV stay and other records are erased', async () => {
    await apply();
    await sendMessage();
    const context = process.env.NETLIFY_BLOBS_CONTEXT;
    delete process.env.NETLIFY_BLOBS_CONTEXT;
    try {
      await expect(eraseDue(farAhead)).rejects.toThrow('application');
    } finally {
      process.env.NETLIFY_BLOBS_CONTEXT = context;
    }
    expect([
      await countRows(environment, 'applications'),
      await countRows(environment, 'messages'),
      (await keptCvs()).length,
    ]).toEqual([1, 0, 1]);
    expect(await notificationsOf(environment, `kind = 'failure'`)).toMatchObject([
      { text: expect.stringContaining('application') },
    ]);
    await eraseDue(new Date('2099-01-02T00:00:00Z'));
    expect([await countRows(environment, 'applications'), await keptCvs()]).toEqual([0, []]);
  });

  test('an application whose CV is already gone is erased', async () => {
    await apply();
    for (const key of await keptCvs()) await getStore('cvs').delete(key);
    await eraseDue(farAhead);
    expect(await countRows(environment, 'applications')).toBe(0);
  });
});
