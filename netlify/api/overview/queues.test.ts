import { expect, test } from 'vitest';
import { db } from '#netlify/core/database.ts';
import { storePlan } from '#netlify/core/payment/plan/plan-queries.ts';
import { bookingQueues } from '#src/domain/booking/booking-queues.ts';
import type { WaitingWork } from '#src/domain/overview/waiting-work.ts';
import { inDays, today } from '#tests/support/days.ts';
import { bookableDay, booked, requestedPrice, undated } from '#tests/support/requests/booking-request.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { setUpEnrolment, usual } from '#tests/support/steps/enrolment-fee.ts';
import { cash, deskOf, newestEntry } from '#tests/support/steps/staff-booking.ts';
import { bookedAndPaid } from '#tests/support/steps/webhooks.ts';

const environment = setUpEnvironment();
const admin = setUpUser('grace@fts.example', 'ADMIN');
const superAdmin = setUpUser('super@fts.example', 'SUPERADMIN');

const waiting = async () => (await admin.call('GET', '/api/overview/waiting')).json as WaitingWork;
const listed = async (path: string) =>
  (await admin.call('GET', `/api${path}`)).json as { total: number; items: { reference: string }[] };
const desk = (id: string) => deskOf(admin, id);
const offer = (id: string, lastDay: string, total: number) =>
  desk(id).act('POST', '/offer', { total, lastDay, reason: 'As discussed' });

/** Returns the queues that list the only booking, and compares them with the overview’s counts. */
async function queues(): Promise<string[]> {
  const counts = await waiting();
  const found: string[] = [];
  for (const queue of bookingQueues) {
    const { total } = await listed(`/bookings?waits=${queue}`);
    expect([queue, counts[queue].count]).toEqual([queue, total]);
    if (total > 0) found.push(queue);
  }
  const { total } = await listed('/bookings?waits=any');
  expect([counts.bookings.count, total]).toEqual(Array(2).fill(found.length > 0 ? 1 : 0));
  return found;
}

const goods = { items: [{ sku: 'frames/photobook-a3/basic', quantity: 1 }], totalAmount: 150_000 };
async function cancelledByClient(changes: Parameters<typeof bookedAndPaid>[0] = {}): Promise<string> {
  const { id } = await bookedAndPaid(changes);
  await desk(id).act('PUT', '', { status: 'confirmed' });
  await desk(id).act('PUT', '', { ...cancelled, by: 'client' });
  return id;
}
const cancelled = { status: 'cancelled', reason: 'Rain' };
const cases: [name: string, make: () => Promise<unknown>, expected: string[]][] = [
  ['that is unpaid', () => booked(), []],
  ['paid with a date', () => bookedAndPaid(), ['confirmation']],
  [
    'paid for today',
    async () => {
      await bookedAndPaid();
      await environment.sql('update bookings set event_date = $1', [today()]);
    },
    ['confirmation'],
  ],
  ['for unpaid goods', () => booked(goods), []],
  ['for paid goods', () => bookedAndPaid(goods), ['confirmation']],
  ['paid without a date', () => bookedAndPaid(undated), ['confirmation', 'date']],
  [
    'paid in part',
    async () => desk((await booked()).id).act('POST', '/payments', cash(1000)),
    ['confirmation'],
  ],
  [
    'paid and confirmed',
    async () => desk((await bookedAndPaid()).id).act('PUT', '', { status: 'confirmed' }),
    [],
  ],
  [
    'paid and cancelled by the studio',
    async () => desk((await bookedAndPaid()).id).act('PUT', '', cancelled),
    ['refund'],
  ],
  [
    'refunded after a cancellation',
    async () => {
      const { id, total } = await bookedAndPaid();
      await desk(id).act('PUT', '', cancelled);
      await desk(id).refund(total);
    },
    [],
  ],
  ['cancelled by the client before a refund is agreed', () => cancelledByClient(), ['refund']],
  [
    'cancelled by the client with the agreed refund paid',
    async () => {
      const id = await cancelledByClient();
      await desk(id).act('POST', '/refunds', { ...cash(400_000), reason: 'As agreed' });
    },
    [],
  ],
  [
    'cancelled by the client with a reversed refund',
    async () => {
      const id = await cancelledByClient();
      await desk(id).act('POST', '/refunds', { ...cash(400_000), reason: 'As agreed' });
      const path = `/entries/${newestEntry(await desk(id).see(), 'refund')}/reversal`;
      await deskOf(superAdmin, id).act('POST', path, { reason: 'Mistyped' });
    },
    ['refund'],
  ],
  [
    'cancelled by the client for a session two months ago',
    async () => {
      await cancelledByClient();
      await environment.sql('update bookings set event_date = current_date - 60');
    },
    [],
  ],
  [
    'with a refund that waits for a super admin',
    async () => {
      const items = [{ sku: 'sessions/photography/2h/basic', quantity: 4 }];
      const { id } = await booked({ items, totalAmount: 600_000 });
      await desk(id).pay(600_000);
      await desk(id).act('PUT', '', { status: 'confirmed' });
      await desk(id).askRefund(600_000);
    },
    ['approval'],
  ],
  ['for goods cancelled by the client', () => cancelledByClient(goods), []],
  ['without a price', () => requestedPrice(), ['confirmation', 'price']],
  [
    'confirmed without a price',
    async () => desk((await requestedPrice()).id).act('PUT', '', { status: 'confirmed' }),
    ['price'],
  ],
  ['cancelled without a price', async () => desk((await requestedPrice()).id).act('PUT', '', cancelled), []],
  [
    'with an offer that ends today',
    async () => {
      const { id, total } = await requestedPrice();
      await offer(id, today(), total);
    },
    ['price', 'offer'],
  ],
  [
    'with an offer that ended yesterday',
    async () => {
      const { id, total } = await requestedPrice();
      await offer(id, today(), total);
      await environment.sql('alter table offers disable trigger user');
      await environment.sql('update offers set last_day = last_day - 1');
      await environment.sql('alter table offers enable trigger user');
    },
    ['confirmation', 'price'],
  ],
];

/** Books in parts, the first paid in cash; the second is due `ahead` days from today. */
async function paidInParts(ahead: number): Promise<string> {
  const { id } = await booked();
  await db().transaction((tx) =>
    storePlan(tx, id, [
      { amount: 120_000, dueDay: today(), daysBefore: null },
      { amount: 280_000, dueDay: inDays(ahead), daysBefore: null },
    ]),
  );
  await desk(id).pay(120_000);
  await desk(id).confirm();
  return id;
}

const inParts: typeof cases = [
  ['whose balance was due yesterday', () => paidInParts(-1), ['overdue']],
  ['whose balance is due today', () => paidInParts(0), []],
  ['whose overdue balance is paid', async () => desk(await paidInParts(-1)).pay(280_000), []],
  [
    'that is cancelled with an overdue balance',
    async () => desk(await paidInParts(-1)).cancel('studio'),
    ['refund'],
  ],
  [
    'whose slot was only held and not paid in time',
    async () => {
      await booked();
      await environment.sql(
        `update bookings set created_at = now() - interval '3 days', held_until = now() - interval '2 days'`,
      );
    },
    [],
  ],
  [
    'for goods that were never paid',
    async () => {
      await booked(goods);
      await environment.sql(`update bookings set created_at = now() - interval '3 days'`);
    },
    [],
  ],
  [
    'for confirmed goods that are not paid',
    async () => {
      const { id } = await booked(goods);
      await desk(id).confirm();
      await environment.sql(`update plan_parts set due_day = due_day - 3`);
    },
    ['overdue'],
  ],
];

test('the wait of an overdue part starts on the day it was due', async () => {
  await paidInParts(-5);
  const { overdue } = await waiting();
  const oldest = new Date(`${inDays(-5)}T00:00:00+02:00`).toISOString();
  expect(overdue).toEqual({ count: 1, oldest, late: 1 });
});

test.each([...cases, ...inParts])('a booking %s is in the right queues', async (_, make, expected) => {
  await make();
  expect(await queues()).toEqual(expected);
});

test('late tasks and open differences in the books are counted', async () => {
  const { id } = await bookedAndPaid();
  await environment.sql(
    `insert into payment_differences (kind, transaction_ref, phone) values ('unknown', 'abc', '')`,
  );
  await environment.sql(
    `insert into payment_differences (kind, transaction_ref, phone, settled_at) values ('unknown', 'def', '', now())`,
  );
  const task = (template: string, day: string, done: string) =>
    environment.sql(
      `insert into tasks (booking_id, line_id, template, position, title, days_from_session, due_day, done_at, done_by)
       select booking_id, id, $2, 0, $2, 0, $3, ${done}, case when ${done} is not null then 'x' end from booking_lines where booking_id = $1 limit 1`,
      [id, template, day],
    );
  await task('late', inDays(-2), 'null');
  await task('today', today(), 'null');
  await task('done', inDays(-2), 'now()');
  const counts = await waiting();
  expect(counts.differences.count).toBe((await listed('/payment-differences?state=open')).total);
  expect(counts.tasks).toEqual({
    count: 1,
    oldest: new Date(`${inDays(-1)}T00:00:00+02:00`).toISOString(),
    late: 1,
  });
});

test('two bookings to confirm are listed with the one that has waited longest first', async () => {
  const [first, second] = [await bookedAndPaid(), await requestedPrice({ eventDate: bookableDay })];
  await environment.sql(`update bookings set created_at = now() - interval '3 days' where id = $1`, [
    second.id,
  ]);
  const { items, total } = await listed('/bookings?waits=confirmation&sort=createdAt');
  expect([total, items.map(({ reference }) => reference)]).toEqual([2, [second.reference, first.reference]]);
  const { oldest, count, late } = (await waiting()).confirmation;
  expect([count, late]).toEqual([2, 1]);
  expect(Date.now() - new Date(oldest ?? 0).getTime()).toBeGreaterThan(2 * 24 * 3600 * 1000);
});

test('the wait of a booking that was paid late starts with its payment', async () => {
  await bookedAndPaid();
  await environment.sql(`update bookings set created_at = now() - interval '3 days'`);
  const { oldest } = (await waiting()).confirmation;
  expect(Date.now() - new Date(oldest ?? 0).getTime()).toBeLessThan(3600 * 1000);
});

const dancer = setUpEnrolment(environment, admin);

test('an enrolment waits for its fee request until it has one, and again once that is cancelled', async () => {
  const both = async () => [(await waiting()).fees.count, (await listed('/enrolments?waits=fee')).total];
  expect(await both()).toEqual([1, 1]);
  await dancer.act('fee', usual());
  expect(await both()).toEqual([0, 0]);
  const fee = await dancer.deskOfFee();
  await fee.act('PUT', '', cancelled);
  expect(await both()).toEqual([1, 1]);
  await dancer.moveTo('cancelled');
  expect(await both()).toEqual([0, 0]);
});
