import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Balance, dueOf, netPaidOf, refundableOf } from '#src/domain/payment/ledger.ts';
import { planProblem } from '#src/domain/payment/part-rules.ts';
import { settle } from '#src/domain/payment/payment.ts';
import { fillPlan, type PlanPart } from '#src/domain/payment/plan.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';
import { bookings } from '../../booking/booking.table.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { db, type Transaction } from '../../database.ts';
import { addAttempt } from '../attempt/add-attempt.ts';
import { askableOf } from '../attempt/askable.ts';
import { endNeedless, endRequests, writeState } from '../attempt/end-requests.ts';
import { askNextPiece, receiveMoney } from '../attempt/receive-money.ts';
import { balanceOf, type LedgerEntry, ledgerEntriesOf } from '../ledger/balance.ts';
import { chargeBooking, chargeCancelled } from '../ledger/charge.ts';
import { writeRefund } from '../ledger/refund.ts';
import { reverseMoney } from '../ledger/reverse-money.ts';
import { writeLedgerEntry } from '../ledger/write-entry.ts';
import { paymentsOf, requestsOf } from '../payment-queries.ts';
import { shares } from '../share/share.table.ts';
import { planOf, storePlan } from './plan-queries.ts';

/** Histories of a booking's money; the seed of a failure is printed with its shortest history. */
const histories = Number(process.env['HISTORIES'] ?? 10_000);

setUpEnvironment({ reset: false });

const today = todayInKigali(new Date());
const staff = randomUUID();
const by = { actor: staff, reason: 'History' };
const sum = fc.integer({ min: 100, max: 3_000_000 });
const pick = fc.nat({ max: 1000 });

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('charge' as const), sum, pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('request' as const), sum, pick }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('share' as const), sum, pick }) },
  // Any request can be reported at any time: late, or after it was ended.
  { weight: 6, arbitrary: fc.record({ do: fc.constant('success' as const), sum, pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cash' as const), sum, pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), sum, pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reversal' as const), sum, pick }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('plan' as const), sum, pick }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), sum, pick }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface History {
  tx: Transaction;
  booking: Booking;
  shareIds: string[];
}

const acts: Record<Step['do'], (of: History, step: Step) => Promise<void>> = {
  async charge({ tx, booking }, { sum: total }) {
    if (booking.status === 'cancelled') return;
    await chargeBooking(tx, booking.id, total, by);
    await endNeedless(tx, booking.id);
  },
  request: ({ tx, booking }, asked) => ask(tx, booking, null, asked),
  async share({ tx, booking, shareIds }, asked) {
    await ask(tx, booking, shareIds[asked.pick % shareIds.length] ?? null, asked);
  },
  async success({ tx, booking }, { pick: which }) {
    const all = await paymentsOf(tx, booking.id);
    const payment = all[which % Math.max(1, all.length)];
    if (payment === undefined || settle(payment.status, 'successful') === payment.status) return;
    await writeState(tx, payment, { status: 'successful', failure: null, actor: 'paypack' });
    const { before, after } = await receiveMoney(tx, payment, { actor: 'paypack', fee: 0 });
    await askNextPiece(tx, booking, payment, { before, after });
  },
  async cash({ tx, booking }, { sum: offered }) {
    const due = dueOf(await balanceOf(tx, booking.id));
    if (due === 0) return;
    const money = { kind: 'payment', account: 'booking', method: 'cash' } as const;
    const amount = -Math.min(offered, due);
    await writeLedgerEntry(tx, { bookingId: booking.id, ...money, amount, actor: staff });
    await endNeedless(tx, booking.id);
  },
  async refund({ tx, booking }, { sum: offered }) {
    const balance = await balanceOf(tx, booking.id);
    const amount = Math.min(offered, refundableOf(balance));
    if (amount > 0) await writeRefund(tx, booking.id, { method: 'cash', amount, day: today, ...by });
    await endNeedless(tx, booking.id);
  },
  async reversal({ tx, booking }, { pick: which }) {
    const entries = await ledgerEntriesOf(tx, booking.id);
    const open = entries.filter((entry) => isReversible(entry, entries));
    const entry = open[which % Math.max(1, open.length)];
    const { paid, refunded } = await balanceOf(tx, booking.id);
    if (entry === undefined || (entry.kind === 'payment' && refunded > paid + entry.amount)) return;
    await reverseMoney(tx, booking, entry, by);
    await endNeedless(tx, booking.id);
  },
  async plan({ tx, booking }, { sum: offered, pick: count }) {
    const plan = await planOf(tx, booking.id);
    const parts = otherParts(plan, offered, (count % 4) + 1);
    if (parts.length === 0 || planProblem(parts, plan, today) !== undefined) return;
    const agreed = parts.map(({ amount, dueDay }) => ({ amount, dueDay, daysBefore: null }));
    await storePlan(tx, booking.id, agreed);
  },
  async cancel(history, { pick: which }) {
    const { tx, booking } = history;
    if (booking.status === 'cancelled') return;
    const refund = (['everything', 'less-deposit', 'reduced'] as const)[which % 3] ?? 'everything';
    history.booking = { ...booking, status: 'cancelled', refund };
    await endRequests(tx, booking.id, 'cancelled', staff);
    await chargeCancelled(tx, booking.id, refund, by);
  },
};

async function ask(tx: Transaction, booking: Booking, shareId: string | null, { sum: wanted }: Step) {
  const amount = Math.min(wanted, await askableOf(tx, booking.id, shareId));
  if (booking.status === 'cancelled' || amount < 100) return;
  const before = await requestsOf(tx, booking.id, shareId);
  const phone = '0788123456';
  await addAttempt(tx, { bookingId: booking.id, shareId, before, amount, phone, actor: 'visitor' });
}

function isReversible({ id, kind, method }: LedgerEntry, entries: LedgerEntry[]): boolean {
  if (entries.some(({ entryId }) => entryId === id)) return false;
  return kind === 'refund' || (kind === 'payment' && method === 'cash');
}

/** Splits the price into other parts, which may be refused. */
function otherParts(plan: PlanPart[], size: number, count: number): Pick<PlanPart, 'amount' | 'dueDay'>[] {
  let left = plan.reduce((all, { amount }) => all + amount, 0);
  const parts = [];
  for (let at = 0; at < count && left > 0; at += 1) {
    const amount = at === count - 1 ? left : Math.min(left, size);
    parts.push({ amount, dueDay: addDays(today, at) });
    left -= amount;
  }
  return left === 0 ? parts : [];
}

/** Adds up the entries themselves, not by the views. */
function sumsOf(entries: Read['entries']): Balance {
  const of = (which: (entry: Read['entries'][number]) => boolean) =>
    entries.filter(which).reduce((all, { amount }) => all + amount, 0);
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]));
  const kindOf = ({ kind, entryId }: Read['entries'][number]) =>
    kind === 'reversal' ? kinds.get(entryId ?? '') : kind;
  const booking = (name: string) => of((entry) => entry.account === 'booking' && kindOf(entry) === name);
  return {
    charged: booking('charge'),
    paid: 0 - booking('payment'),
    refunded: booking('refund'),
    surplus: 0 - of(({ account }) => account === 'surplus'),
    fees: of(({ account }) => account === 'fees'),
    balance: of(({ account }) => account !== 'fees'),
  };
}

interface Read {
  balance: Balance;
  entries: Pick<LedgerEntry, 'id' | 'kind' | 'account' | 'amount' | 'entryId'>[];
  plan: PlanPart[];
  pending: { amount: number; share: string | null }[];
}

/** Reads all that is checked in one statement. */
async function read({ tx, booking: { id } }: History): Promise<Read> {
  const { rows } = await tx.execute<{ read: Read }>(sql`select json_build_object(
    'balance', (select to_jsonb(b) - 'booking_id' from booking_balances b where booking_id = ${id}),
    'entries', (select json_agg(json_build_object('id', id, 'kind', kind, 'account', account, 'amount', amount, 'entryId', entry_id)) from ledger_entries where booking_id = ${id}),
    'plan', coalesce((select json_agg(json_build_object('amount', amount, 'dueDay', due_day, 'paid', paid) order by position) from booking_parts where booking_id = ${id}), '[]'),
    'pending', coalesce((select json_agg(json_build_object('amount', amount, 'share', share_id)) from payments where booking_id = ${id} and status = 'pending'), '[]')
  ) as read`);
  if (rows[0] === undefined) throw new Error('The database did not answer.');
  return rows[0].read;
}

/** Checks what must be true after every step. */
async function check(history: History): Promise<void> {
  const { balance, entries, plan, pending } = await read(history);
  expect(balance).toEqual(sumsOf(entries));
  const net = netPaidOf(balance);
  expect(Math.min(net, balance.surplus)).toBeGreaterThanOrEqual(0);
  expect(plan.reduce((all, { amount }) => all + amount, 0)).toBe(balance.charged);
  const empty = plan.map((part) => ({ ...part, paid: 0 }));
  expect(plan).toEqual(fillPlan(empty, net));
  const asked = pending.reduce((rwf, { amount }) => rwf + amount, 0);
  if (asked > 0) expect(net + asked).toBeLessThanOrEqual(balance.charged);
  expect(new Set(pending.map(({ share }) => share)).size).toBe(pending.length);
}

class Undone extends Error {}

/** Runs a history in a transaction that is undone, so that no commit waits for the disk. */
async function live(steps: Step[], total: number): Promise<void> {
  const work = db().transaction(async (tx) => {
    const history = await bookedFor(tx, total);
    for (const one of steps) {
      await acts[one.do](history, one);
      await check(history);
    }
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
}

async function bookedFor(tx: Transaction, total: number): Promise<History> {
  const someone = { name: 'Aline', email: '', phone: '0788123456', location: '', message: '' };
  const [booking] = await tx
    .insert(bookings)
    .values({ ...someone, reference: randomUUID(), total })
    .returning();
  if (booking === undefined) throw new Error('The booking was not stored.');
  const share = () => ({ bookingId: booking.id, name: 'Eric', amount: total, actor: staff });
  const tokenHash = () => randomUUID().replaceAll('-', '').repeat(2);
  const made = await tx
    .insert(shares)
    .values([1, 2].map(() => ({ ...share(), tokenHash: tokenHash() })))
    .returning({ id: shares.id });
  await chargeBooking(tx, booking.id, total, by);
  const deposit = Math.floor(total / 3);
  await storePlan(tx, booking.id, [
    { amount: deposit, dueDay: today, daysBefore: null },
    { amount: total - deposit, dueDay: null, daysBefore: 7 },
  ]);
  return { tx, booking, shareIds: made.map(({ id }) => id) };
}

/** Histories at the same time, so that Node and PostgreSQL both have work. */
const workers = 4;

test(`after every step of ${histories} random histories, the money of a booking adds up`, async () => {
  const steps = fc.array(step, { minLength: 1, maxLength: 6 });
  const history = fc.tuple(steps, fc.integer({ min: 300, max: 9_000_000 }));
  const property = fc.asyncProperty(history, ([acted, total]) => live(acted, total));
  await Promise.all(
    Array.from({ length: workers }, () => fc.assert(property, { numRuns: histories / workers })),
  );
  expect(await db().$count(bookings, eq(bookings.name, 'Aline'))).toBe(0);
}, 900_000);
