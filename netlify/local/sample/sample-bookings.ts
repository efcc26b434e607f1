import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { blockDays } from '#netlify/core/availability/block-days.ts';
import { bookingsOn } from '#netlify/core/availability/bookings-on.ts';
import { bookingTerms } from '#netlify/core/booking/book-now/booking-terms.ts';
import { parseBooking } from '#netlify/core/booking/book-now/parse-booking.ts';
import { storeBooking } from '#netlify/core/booking/book-now/store-booking.ts';
import { visitorAt } from '#netlify/core/booking/book-now/visitor.ts';
import { bookings } from '#netlify/core/booking/booking.table.ts';
import { decide } from '#netlify/core/booking/staff/decide.ts';
import { addNote } from '#netlify/core/booking/staff/notes.ts';
import { recordPayment } from '#netlify/core/booking/staff/record-payment.ts';
import { db } from '#netlify/core/database.ts';
import { failPayment, settlePayment } from '#netlify/core/payment/attempt/settle-payment.ts';
import { balanceOf } from '#netlify/core/payment/ledger/balance.ts';
import { payments } from '#netlify/core/payment/payment.table.ts';
import { submissionOf } from '#netlify/core/request/submission.ts';
import { dateRequiredFrom } from '#src/domain/booking/day/required-date.ts';
import { isDated, priceOrder } from '#src/domain/catalogue/prices/price-order.ts';
import { priceBook } from '#src/domain/catalogue/prices/published-prices.ts';
import { dueOf } from '#src/domain/payment/ledger.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { backdate, backdateLedger, daysAgo } from './backdate.ts';
import { person } from './sample-people.ts';

const count = 48;
const days = 90;
const busy = 6;

type Item = { sku: string; quantity: number; options?: { package?: string } };

/** Orders; the last ones have no fixed price. */
const orders: readonly Item[][] = [
  [{ sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } }],
  [{ sku: 'sessions/photography/4h/premium', quantity: 1, options: { package: 'event' } }],
  [
    { sku: 'sessions/photography/2h/standard', quantity: 2, options: { package: 'event' } },
    { sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } },
  ],
  [{ sku: 'sessions/audio/podcast-season/vip', quantity: 1 }],
  [{ sku: 'frames/photobook-a3/standard', quantity: 2 }],
  [{ sku: 'sessions/dance/performance-20/basic', quantity: 1 }],
  [{ sku: 'catalogue/website-design/custom-web-apps/basic', quantity: 1 }],
];

const payings = ['successful', 'pending', 'successful', 'successful', 'failed'] as const;

/** Studio decisions, used in rotation; undefined leaves a booking undecided. */
const decisions = ['confirmed', 'confirmed', undefined, 'cancelled', 'confirmed', undefined] as const;

/** Creates bookings in all states over three months, by the real use cases, then backdates them. */
export async function makeSampleBookings(me: SignedIn): Promise<void> {
  for (let number = 0; number < count; number += 1) await makeBooking(me, number);
  await markDays(me);
}

async function makeBooking(me: SignedIn, number: number): Promise<void> {
  const items = orders[number % orders.length] ?? [];
  const { total } = priceOrder(priceBook, items);
  const terms = await bookingTerms(new Date());
  const dated = isDated(priceBook, items);
  const large = dateRequiredFrom({ dated, total }, terms.payment) !== undefined;
  const anyDay = addDays(todayInKigali(new Date()), 30);
  const accepted = await parseBooking(
    {
      ...person(number),
      eventDate: anyDay,
      location: number % 3 === 0 ? 'Kigali Heights' : 'Our studio',
      message: number % 4 === 0 ? 'Sample: please bring the large light, the hall is dark.' : '',
      items,
      totalAmount: total,
      paymentMethod: 'paypack',
    },
    terms,
    new Date(),
  );
  // The day is set below, so that no slot is required.
  const undated = { ...accepted, request: { ...accepted.request, eventDate: '' } };
  const submission = submissionOf('booking', {}, `sample-${number}`);
  const { id } = await storeBooking(undated, submission, visitorAt(`10.90.0.${number}`));
  if (accepted.settlement === 'request') await pay(id, number, total);
  if (number % 4 < 2) await takePart(me, id, number);
  await settle(me, id, decisions[number % decisions.length]);
  const made = daysAgo(Math.round(((count - number - 1) * days) / count));
  await db()
    .update(bookings)
    .set({
      createdAt: made,
      eventDate: accepted.kind === 'goods' || (number % 9 === 5 && !large) ? null : dayOf(number, made),
      // An unpaid hold is as long as if it had been booked at that time.
      heldUntil: sql`${bookings.heldUntil} - (${bookings.createdAt} - ${made.toISOString()}::timestamptz)`,
    })
    .where(eq(bookings.id, id));
  const settledAt = sql`case when ${payments.settledAt} is not null then ${made.toISOString()}::timestamptz end`;
  await db()
    .update(payments)
    .set({ createdAt: made, requestedAt: made, settledAt })
    .where(eq(payments.bookingId, id));
  await backdate(id, made);
  await backdateLedger(id, made);
}

async function pay(bookingId: string, number: number, amount: number): Promise<void> {
  const turn = payings[number % payings.length] ?? 'successful';
  // Payment requests from before yesterday are no longer open.
  const status = turn === 'pending' && number < count - 2 ? 'failed' : turn;
  const reference = `sample-${number}`;
  const [payment] = await db()
    .update(payments)
    .set({ transactionRef: reference, requestedAt: new Date() })
    .where(eq(payments.bookingId, bookingId))
    .returning();
  const fee = Math.round(amount / 200);
  if (status === 'successful') await settlePayment({ reference, status, amount, fee, source: 'webhook' });
  else if (status === 'failed' && payment) await failPayment(payment.id, 'declined');
}

async function takePart(me: SignedIn, id: string, number: number): Promise<void> {
  const due = dueOf(await balanceOf(db(), id));
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, id));
  if (due === 0 || booking === undefined) return;
  const [amount, method] = [Math.ceil(due / 2), number % 4 === 0 ? 'bank' : 'cash'];
  const now = new Date();
  const taken = { method, amount, date: todayInKigali(now), version: booking.version };
  await recordPayment({ me, which: id, now }, taken);
}

async function settle(me: SignedIn, id: string, status: (typeof decisions)[number]): Promise<void> {
  if (status === undefined) return;
  const [booking] = await db().select().from(bookings).where(eq(bookings.id, id));
  const change = { me, which: id, now: new Date() };
  await decide(change, { status, reason: 'Sample: the date no longer suits.', version: booking?.version });
}

function dayOf(number: number, made: Date): string {
  if (number >= count - busy) return busyDay();
  return addDays(todayInKigali(made), 7 + ((number * 5) % 22));
}

function busyDay(): string {
  return addDays(todayInKigali(new Date()), 5);
}

async function markDays(me: SignedIn): Promise<void> {
  const now = new Date();
  const [first] = await bookingsOn(db(), busyDay(), busyDay());
  const warning = { text: 'Sample: comes with two dogs.', first: true };
  if (first !== undefined) await addNote({ me, which: first.reference, now }, warning);
  const blocked = addDays(busyDay(), 2);
  await blockDays({ me, period: { from: blocked, to: blocked }, now }, { reason: 'stocktaking (sample)' });
}
