import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import {
  isWithin,
  lastDayProblem,
  type PublishedRange,
  totalProblem,
} from '#src/domain/booking/offer/offer.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { bookingOfferSchema, type offerSchema } from '#src/domain/booking/staff/staff-requests.ts';
import { offeredPartsProblem } from '#src/domain/payment/part-rules.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { audit } from '../../audit/audit.ts';
import type { Transaction } from '../../database.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { paymentRulesNow } from '../../payment/payment-rules.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import { type Booking, type BookingLine, linesOf } from '../booking-queries.ts';
import { isErased } from '../erased.ts';
import { priceFee } from '../fee/price-fee.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { holdFromNow, holdUntil } from '../slot/hold-slot.ts';
import { slotGoneForStaff } from '../slot/regain-slot.ts';
import { changeBooking, RefusedChange, type StaffChange } from '../staff/change-booking.ts';
import { rangeOf } from '../staff/describe-order.ts';
import { offers } from './offer.table.ts';
import { offerMail, offerText, offerWithdrawnMail, offerWithdrawnText } from './offer-mails.ts';
import { type Offer, openOffer } from './offer-queries.ts';
import { offeredParts } from './offered-parts.ts';

/**
 * Offers a price and holds the slot until the offer's last day. Replaces an open offer.
 * A total outside the published prices needs a reason. Throws ProblemError 400, 404, 409 or 422.
 */
export async function makeOffer(change: StaffChange, body: unknown): Promise<StaffBooking> {
  const { version, total, ...offered } = readFields(bookingOfferSchema, body);
  const priced = { ...offered, total: totalOf(total, offered.prices) };
  requireField('parts', offeredPartsProblem(priced.parts, priced, todayInKigali(change.now)));
  const by = { actor: change.me.user.id, now: change.now };
  return changeBooking(change, version, (tx, booking) => offerPrice(tx, booking, priced, by));
}

function totalOf(total: number | undefined, prices: readonly number[] | undefined): number {
  const sum = prices?.reduce((all, price) => all + price, 0) ?? total;
  if (sum === undefined) throw fieldProblem('total', 'Please enter the total, or a price for each line.');
  if (total !== undefined && total !== sum)
    throw fieldProblem('total', `The prices of the lines come to ${formatMoney(sum)}.`);
  return sum;
}

type Offered = Omit<z.output<typeof offerSchema>, 'version'> &
  Pick<z.output<typeof bookingOfferSchema>, 'prices' | 'parts'>;

/** Like `makeOffer`, for a locked booking. Throws ProblemError 422 and RefusedChange. */
export async function offerPrice(
  tx: Transaction,
  asked: Booking,
  { total, lastDay, reason = '', message = '', prices: typed, parts }: Offered,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const ordered = await linesOf(tx, asked.id);
  requireRequest(asked, ordered);
  if (asked.kind === 'fee' && parts !== undefined) throw fieldProblem('parts', 'A fee is paid as a whole.');
  const prices = ordered.length === 1 ? [total] : typed;
  if (prices !== undefined && prices.length !== ordered.length)
    throw fieldProblem('prices', 'Please enter a price for each line.');
  requireField('total', totalProblem(total));
  requireField('lastDay', lastDayProblem(lastDay, todayInKigali(now), asked.eventDate));
  const range = await rangeOf(tx, asked, ordered);
  if (reason === '' && !isWithin(range, total)) throw fieldProblem('reason', outsideSentence(range));
  const held = await holdUntil(tx, asked, await holdFromNow(tx, { lastDay }, now), now);
  if (held === undefined) throw new RefusedChange(slotGoneForStaff(asked));
  const { booking, lines } =
    held.kind === 'fee' ? await priceFee(tx, held, total) : { booking: held, lines: ordered };
  const replaced = await closeOpenOffer(tx, booking.id, 'replaced');
  const [offer] = await tx
    .insert(offers)

    .values({ bookingId: booking.id, total, prices, parts, lastDay, reason, message, actor })
    .returning();
  if (offer === undefined) throw new Error('The database did not return the offer it stored.');
  await audit(tx, {
    actor,
    action: 'booking.offer-made',
    subjectId: booking.id,
    before: replaced && { offer: replaced.id, total: replaced.total, lastDay: replaced.lastDay },
    after: { offer: offer.id, total, lastDay, reason, ...(parts && { parts }) },
  });
  const link = await bookingLink(tx, booking);
  const rules = await paymentRulesNow(tx);
  const inParts = offeredParts(booking, lines, offer, { rules, today: todayInKigali(now) });
  const offered = { booking, lines, offer, replaces: replaced !== undefined, parts: inParts };
  await enqueueMail(tx, offerMail(offered, link));
  await enqueueTexts(tx, [offerText(booking, offer, link)]);
}

/** Withdraws the open offer and emails the client. Throws ProblemError 404 or 409. */
export async function withdrawOffer(change: StaffChange, version: number): Promise<StaffBooking> {
  return changeBooking(change, version, async (tx, booking) => {
    if (booking.agreedAt !== null) throw new RefusedChange(accepted);
    const withdrawn = await withdrawOpenOffer(tx, booking.id, change.me.user.id);
    if (withdrawn === undefined) throw new RefusedChange('There is no open offer to withdraw.');
    // No email: the cancellation already informed the client that nothing is due.
    if (booking.status === 'cancelled') return;
    const waits = await holdUntil(tx, booking, await holdFromNow(tx, 'price', change.now), change.now);
    const link = await bookingLink(tx, booking, 'link');
    await enqueueMail(tx, offerWithdrawnMail(waits ?? booking, withdrawn, link));
    await enqueueTexts(tx, offerWithdrawnText(booking, withdrawn, link));
  });
}

/** Withdraws the open offer and returns it, if there is one. Sends no email. */
export async function withdrawOpenOffer(
  tx: Transaction,
  bookingId: string,
  actor: string,
): Promise<Offer | undefined> {
  const withdrawn = await closeOpenOffer(tx, bookingId, 'withdrawn');
  if (withdrawn === undefined) return undefined;
  const { id: offer, total, lastDay } = withdrawn;
  const before = { offer, total, lastDay };
  await audit(tx, { actor, action: 'booking.offer-withdrawn', subjectId: bookingId, before });
  return withdrawn;
}

const accepted = 'The client has accepted an offer, so its price stays.';

function requireRequest(booking: Booking, lines: BookingLine[]): void {
  if (isErased(booking))
    throw new RefusedChange('The client has deleted their account, so we cannot send an offer.');
  if (booking.email === '' && booking.phone === '')
    throw new RefusedChange(
      'The client gave no email address and no Rwandan mobile number, so no offer can reach them. Please record what they pay.',
    );
  if (booking.status === 'cancelled')
    throw new RefusedChange('This booking is cancelled: there is nothing to price.');
  if (booking.agreedAt !== null) throw new RefusedChange(accepted);
  if (booking.kind !== 'fee' && lines.every(({ fixed }) => fixed))
    throw new RefusedChange('Every price of this booking is fixed, so the client already knows the total.');
}

function requireField(field: string, problem: string | undefined): void {
  if (problem !== undefined) throw fieldProblem(field, problem);
}

export function outsideSentence({ min, max }: PublishedRange): string {
  if (max === min) return `The published price is ${formatMoney(min)}. Please say why this one is different.`;
  const published = max === null ? `from ${formatMoney(min)}` : `${formatMoney(min)} to ${formatMoney(max)}`;
  return `The published prices come to ${published}. Please say why this one is different.`;
}

async function closeOpenOffer(tx: Transaction, bookingId: string, state: 'replaced' | 'withdrawn') {
  const open = await openOffer(tx, bookingId);
  if (open === undefined) return undefined;
  await tx
    .update(offers)
    .set({ state, closedAt: sql`now()` })
    .where(and(eq(offers.id, open.id), eq(offers.state, 'open')));
  return open;
}
