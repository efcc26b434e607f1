import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { lastDayChoice } from '#src/domain/booking/offer/offer.ts';
import type {
  ConfirmationBody,
  PaperBody,
  PaperSeries,
  ProformaBody,
  QuoteBody,
  StatementBody,
} from '#src/domain/paper/paper.ts';
import { dueOf, netPaidOf } from '#src/domain/payment/ledger.ts';
import { type AgreedPart, planFor } from '#src/domain/payment/plan.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { type Booking, linesOf } from '../booking/booking-queries.ts';
import { offeredLines } from '../booking/mail-parts.ts';
import { type Offer, offersOf, validOffer } from '../booking/offer/offer-queries.ts';
import type { Transaction } from '../database.ts';
import { balanceOf } from '../payment/ledger/balance.ts';
import { paymentRulesNow } from '../payment/payment-rules.ts';
import { planOf } from '../payment/plan/plan-queries.ts';
import { movementsOf } from './movements.ts';
import { paperOrder, paperStudio } from './paper-order.ts';
import { statementBody } from './statement-body.ts';

export interface PaperOf {
  series: PaperSeries;
  /** Everything of the client, or this booking only. */
  of: StatementBody['of'];
  now: Date;
}

/** Collects the facts of a new paper of a locked booking. */
export async function paperBody(
  tx: Transaction,
  booking: Booking,
  { series, of, now }: PaperOf,
): Promise<PaperBody> {
  switch (series) {
    case 'quote':
      return quoteBody(tx, booking, now);
    case 'proforma':
      return proformaBody(tx, booking);
    case 'confirmation':
      return confirmationBody(tx, booking);
    case 'statement':
      return statementBody(tx, booking, of);
  }
}

/** Returns the RWF that a paper names as its sum. */
export function paperAmount(body: PaperBody): number {
  switch (body.series) {
    case 'quote':
      return body.total;
    case 'proforma':
      return body.due;
    case 'confirmation':
      return body.kept;
    case 'statement':
      return Math.abs(body.balance);
  }
}

async function quoteBody(tx: Transaction, booking: Booking, now: Date): Promise<QuoteBody> {
  const lines = await linesOf(tx, booking.id);
  const offer = validOffer(await offersOf(tx, booking.id), now);
  const today = todayInKigali(now);
  const parts = await quotedParts(tx, booking, offer, today);
  const first = { series: 'quote', studio: paperStudio() } as const;
  if (offer === undefined)
    return { ...first, ...paperOrder(booking, lines), lastDay: lastDayOf(booking, now), parts };
  const { total, prices, lastDay, createdAt } = offer;
  const quoted = { ...booking, total, agreedAt: createdAt };
  return { ...first, ...paperOrder(quoted, offeredLines(lines, prices)), lastDay, parts };
}

/** Returns the day until which a booking at fixed prices keeps its slot, or else the usual last day. */
function lastDayOf(booking: Booking, now: Date): string {
  const slot = slotOf(booking, now);
  if (slot?.state === 'held') return todayInKigali(new Date(slot.until));
  return lastDayChoice(todayInKigali(now), booking.eventDate).usual;
}

async function quotedParts(
  tx: Transaction,
  { id, eventDate, total }: Booking,
  offer: Offer | undefined,
  today: string,
): Promise<QuoteBody['parts']> {
  const planned = offer === undefined ? await planOf(tx, id) : [];
  if (planned.length > 0) return planned.map(({ amount, dueDay }) => ({ amount, dueDay }));
  const { deposit } = await paymentRulesNow(tx);
  const skus = (await linesOf(tx, id)).map(({ sku }) => sku);
  const order = { total: offer?.total ?? total, skus, session: eventDate, today };
  const parts: readonly AgreedPart[] = offer?.parts ?? planFor(order, deposit);
  return parts.map(({ amount, dueDay, daysBefore }) => ({
    amount,
    dueDay: daysBefore === null || eventDate === null ? dueDay : addDays(eventDate, -daysBefore),
  }));
}

async function proformaBody(tx: Transaction, booking: Booking): Promise<ProformaBody> {
  const balance = await balanceOf(tx, booking.id);
  return {
    series: 'proforma',
    studio: paperStudio(),
    ...paperOrder(booking, await linesOf(tx, booking.id)),
    parts: await planOf(tx, booking.id),
    paid: netPaidOf(balance),
    due: dueOf(balance),
  };
}

async function confirmationBody(tx: Transaction, booking: Booking): Promise<ConfirmationBody> {
  const balance = await balanceOf(tx, booking.id);
  const movements = (await movementsOf(tx, booking)).flatMap(
    ({ day, kind, method, amount }): ConfirmationBody['movements'] =>
      kind === 'charge' || method === null ? [] : [{ day, kind, method, amount: -amount }],
  );
  return {
    series: 'confirmation',
    studio: paperStudio(),
    ...paperOrder(booking, await linesOf(tx, booking.id)),
    movements,
    kept: movements.reduce((sum, { amount }) => sum + amount, 0),
    charged: balance.charged,
    due: dueOf(balance),
  };
}
