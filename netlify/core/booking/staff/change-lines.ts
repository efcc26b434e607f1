import { randomUUID } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { type ChangedOrder, changeOrder } from '#src/domain/booking/order/change-order.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { linesSchema } from '#src/domain/booking/staff/staff-requests.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { isGoodsOnly } from '#src/domain/catalogue/prices/price-order.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { audit } from '../../audit/audit.ts';
import { servicesReader } from '../../availability/services-taken.ts';
import type { Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { nextRequestOf } from '../../payment/attempt/askable.ts';
import { endNeedless } from '../../payment/attempt/end-requests.ts';
import { requestPayment } from '../../payment/attempt/request-payment.ts';
import { balanceOf } from '../../payment/ledger/balance.ts';
import { planOf } from '../../payment/plan/plan-queries.ts';
import { readFields } from '../../read-fields.ts';
import { createTasks } from '../../task/create-tasks.ts';
import { requireSeen, requireSold } from '../book-now/accept-order.ts';
import { bookingTerms } from '../book-now/booking-terms.ts';
import { claimDay } from '../book-now/claim-day.ts';
import { bookingLines, bookings } from '../booking.table.ts';
import { type Booking, type BookingLine, linesOf } from '../booking-queries.ts';
import { announceLines } from '../change/lines-mails.ts';
import { openOffer } from '../offer/offer-queries.ts';
import { isHoldExpired } from '../slot/hold-cap.ts';
import { secureIfPaid } from '../slot/secure-slot.ts';
import { changeBooking, RefusedChange, type StaffChange } from './change-booking.ts';
import { chargeDifference, replaceRequest } from './charge-difference.ts';
import { staffBooking } from './describe-booking.ts';

type SeenOrder = Omit<z.output<typeof linesSchema>, 'version'>;
type Order = ChangedOrder<BookingLine>;

/**
 * Changes the lines, charges the difference and emails the client. Lines that stay keep their price.
 * Throws ProblemError 400, 404, 409, 422 or 429.
 */
export async function changeLines(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { version, ...seen } = readFields(linesSchema, body);
  const { book } = await bookingTerms(change.now);
  const { id } = await changeBooking(change, version, async (tx, booking) => {
    await requireChangeable(tx, booking);
    const lines = await linesOf(tx, booking.id);
    const order = newOrder(book, booking, lines, seen);
    if (order.lines.length === lines.length && lines.every((line) => order.lines.includes(line))) return;
    await requireRoom(tx, booking, lines, order, change.now);
    await write(tx, { book, booking, lines, order }, change);
  });
  await requestPayment(id);
  return staffBooking(change, id);
}

async function requireChangeable(tx: Transaction, { id, kind, status }: Booking): Promise<void> {
  if (kind === 'fee') throw new RefusedChange('This is a fee: it has no lines to change.');
  if (status === 'cancelled') throw new RefusedChange('This booking is cancelled: please make a new one.');
  if ((await openOffer(tx, id)) !== undefined)
    throw new RefusedChange('An offer for these lines is open. Please withdraw it, then change them.');
}

/** Throws ProblemError 409 or 422. */
function newOrder(
  book: PriceBook,
  { agreedAt, total, discountPercent: percent }: Booking,
  lines: BookingLine[],
  seen: SeenOrder,
): Order {
  const order = changeOrder(book, { lines, total, percent, agreed: agreedAt !== null }, seen.items);
  requireSold(book, seen.items, order.unknown);
  if (order.inseparable) throw refusedItems({ items: agreedTogether });
  if (order.open.length > 0)
    throw refusedItems(Object.fromEntries(order.open.map((at) => [`items.${at}.sku`, withoutFixedPrice])));
  requireSeen(seen, order, 'The prices have changed. Please check the new total and save again.');
  return order;
}

const agreedTogether =
  'The client accepted one price for these lines together: you can add lines, but not change or remove them.';

const withoutFixedPrice =
  'This has no fixed price, and the price of this booking is settled. Please enter it as a booking of its own.';

function refusedItems(fields: Record<string, string>): ProblemError {
  return new ProblemError(422, fieldsWrong, { fields });
}

/** Requires free slots for the services that the new lines add. Throws ProblemError 422. */
async function requireRoom(
  tx: Transaction,
  booking: Booking,
  lines: BookingLine[],
  order: Order,
  now: Date,
): Promise<void> {
  const { eventDate } = booking;
  // Without a slot it takes none, and regaining one counts the new lines.
  if (eventDate === null || eventDate < todayInKigali(now) || isHoldExpired(booking, now)) return;
  const read = await servicesReader(tx);
  const before = new Set(read(lines.map(({ sku }) => sku)));
  const skus = order.lines.map(({ sku }) => sku);
  if (read(skus).every((service) => before.has(service))) return;
  await claimDay(tx, booking, skus, { by: 'studio', now });
}

interface LineChange {
  book: PriceBook;
  booking: Booking;
  lines: BookingLine[];
  order: Order;
}

async function write(
  tx: Transaction,
  { book, booking, lines: before, order }: LineChange,
  { me, now }: StaffChange,
): Promise<void> {
  const actor = me.user.id;
  const lines = await replaceLines(tx, booking, before, order);
  const changed = await writeTotal(tx, booking, order, isGoodsOnly(book, lines));
  await createTasks(tx, changed, now);
  const { next: was } = await nextRequestOf(tx, booking.id);
  await chargeDifference(tx, { booking, lines: before }, { booking: changed, lines }, actor);
  const request = await replaceRequest(tx, changed, { was, actor, now });
  await endNeedless(tx, booking.id);
  await secureIfPaid(tx, changed, now);
  await audit(tx, {
    actor,
    action: 'booking.lines-changed',
    subjectId: booking.id,
    before: { total: booking.total, lines: before.map(lineText) },
    after: { total: changed.total, lines: lines.map(lineText) },
  });
  const balance = await balanceOf(tx, booking.id);
  const plan = await planOf(tx, booking.id);
  const told = { booking: changed, lines, before: { booking, lines: before }, balance, plan, request };
  await announceLines(tx, told);
}

/** Writes the lines; one with another quantity or other options stays the same row, with its tasks. */
async function replaceLines(
  tx: Transaction,
  { id: bookingId }: Booking,
  before: BookingLine[],
  order: Order,
): Promise<BookingLine[]> {
  const lines = withIds(before, order).map(
    (line, position): BookingLine => ({ ...line, options: line.options ?? {}, position, bookingId }),
  );
  const { id, position } = bookingLines;
  const ofBooking = eq(bookingLines.bookingId, bookingId);
  await tx.delete(bookingLines).where(
    and(
      ofBooking,
      notInArray(
        id,
        lines.map((line) => line.id),
      ),
    ),
  );
  // Frees the positions, because each is unique in its booking at all times.
  await tx
    .update(bookingLines)
    .set({ position: sql`${position} + ${before.length + lines.length}` })
    .where(ofBooking);
  for (const line of lines)
    await tx.insert(bookingLines).values(line).onConflictDoUpdate({ target: id, set: line });
  return lines;
}

/** Gives a new line the id of a removed one with its SKU, or else an id of its own. */
function withIds(before: readonly BookingLine[], { lines }: Order) {
  const removed = before.filter((line) => !lines.includes(line));
  return lines.map((line) => {
    if ('id' in line) return line;
    const at = removed.findIndex(({ sku }) => sku === line.sku);
    const [reused] = at < 0 ? [] : removed.splice(at, 1);
    return { ...line, id: reused?.id ?? randomUUID() };
  });
}

async function writeTotal(
  tx: Transaction,
  { id, kind, agreedAt, discountAmount }: Booking,
  { total, discount }: Order,
  goodsOnly: boolean,
): Promise<Booking> {
  const [changed] = await tx
    .update(bookings)
    .set({
      total,
      // A booking of goods that gets a session gets a date too; a session stays one.
      kind: kind === 'goods' && !goodsOnly ? 'session' : kind,
      discountAmount: agreedAt === null ? discount : discountAmount,
      revision: sql`${bookings.revision} + 1`,
    })
    .where(eq(bookings.id, id))
    .returning();
  if (changed === undefined) throw new Error('The database did not return the booking it changed.');
  return changed;
}

function lineText({ quantity, label }: BookingLine): string {
  return quantity === 1 ? label : `${quantity} × ${label}`;
}
