import { and, desc, eq } from 'drizzle-orm';
import { slotOf } from '#src/domain/availability/slot/slot.ts';
import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import {
  type HeldMoney,
  type Refund,
  refundFor,
  refundSentence,
  refundSum,
} from '#src/domain/booking/refund.ts';
import type {
  StaffBooking,
  StaffLedgerEntry,
  StaffMail,
  StaffRefundRequest,
} from '#src/domain/booking/staff/staff-booking.ts';
import { possiblePapers } from '#src/domain/paper/paper-rules.ts';
import { dueOf, owedBackOf } from '#src/domain/payment/ledger.ts';
import { failureRefusal } from '#src/domain/payment/payment-failure.ts';
import { shareableOf } from '#src/domain/payment/share/share.ts';
import { textStateWords } from '#src/domain/sms/text-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { actorNames, auditOf, peopleIn, toActs } from '../../audit/history.ts';
import { servicesReader } from '../../availability/services-taken.ts';
import { db, type Transaction } from '../../database.ts';
import { messages } from '../../message/message.table.ts';
import { outbox } from '../../outbox/outbox.table.ts';
import { paperFacts, papersOf, toStaffPaper } from '../../paper/paper-queries.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import { balanceOf, type LedgerEntry, ledgerEntriesOf } from '../../payment/ledger/balance.ts';
import { heldMoneyIn } from '../../payment/ledger/held-money.ts';
import { paymentsOf } from '../../payment/payment-queries.ts';
import { paymentRulesNow } from '../../payment/payment-rules.ts';
import { depositsOf, planOf } from '../../payment/plan/plan-queries.ts';
import {
  approversFor,
  isStale,
  openRequestOf,
  type RefundRequest,
} from '../../payment/refund-approval/refund-request-queries.ts';
import { sharesOf, toBookingShares } from '../../payment/share/share-queries.ts';
import { refusalsIn } from '../../refusal-words.ts';
import { assignmentsOf } from '../../resource/assignment-queries.ts';
import { withResourceNames } from '../../resource/resource-names.ts';
import { tasksOf } from '../../task/task-queries.ts';
import { type Booking, linesOf } from '../booking-queries.ts';
import { offersOf, validOffer } from '../offer/offer-queries.ts';
import { bookingNotes } from './booking-note.table.ts';
import { describeOrder } from './describe-order.ts';
import { findBooking } from './find-booking.ts';

export interface Viewer {
  me: SignedIn;
  now: Date;
}

/** Reads a booking by id or reference in one snapshot. Throws ProblemError 404. */
export async function staffBooking(viewer: Viewer, which: string): Promise<StaffBooking> {
  return db().transaction(async (tx) => describeForStaff(tx, await findBooking(tx, which), viewer), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

export async function describeForStaff(
  tx: Transaction,
  booking: Booking,
  { me, now }: Viewer,
): Promise<StaffBooking> {
  const {
    id,
    reference,
    kind,
    status,
    version,
    clientId,
    name,
    email,
    phone,
    language,
    eventDate,
    startTime,
    minutes,
    location,
    message,
    moves,
  } = booking;
  const lines = await linesOf(tx, id);
  const attempts = await paymentsOf(tx, id);
  const balance = await balanceOf(tx, id);
  const entries = await ledgerEntriesOf(tx, id);
  const deposit = (await depositsOf(tx, [id])).get(id) ?? 0;
  const money = heldMoneyIn(balance, entries, { ...booking, deposit });
  const request = await openRequestOf(tx, id);
  const offers = await offersOf(tx, id);
  const notes = await notesOf(tx, id);
  const issued = await papersOf(tx, [id]);
  const due = status === 'cancelled' ? 0 : dueOf(balance);
  const shares = await sharesOf(tx, id, due);
  const acts = await auditOf(tx, [id, ...attempts.map((attempt) => attempt.id)]);
  const nameOf = await actorNames(tx, [
    ...peopleIn(acts),
    ...[...entries, ...offers, ...issued, ...shares, ...(request ? [request] : [])].map(({ actor }) => actor),
    ...notes.map(({ author }) => author),
  ]);
  return {
    id,
    reference,
    kind,
    source: booking.source,
    status,
    version,
    clientId,
    name,
    email,
    phone,
    language,
    eventDate,
    startTime,
    minutes,
    location,
    message,
    company: booking.company,
    tin: booking.tin,
    openQuestions: await openQuestionsOf(tx, id),
    moves,
    services: (await servicesReader(tx))(lines.map(({ sku }) => sku)),
    slot: slotOf(booking, now) ?? null,
    createdAt: booking.createdAt.toISOString(),
    cancelledAt: iso(booking.cancelledAt),
    accountDeleted: booking.accountDeletedAt !== null,
    order: await describeOrder(tx, booking, lines),
    balance: { ...balance, due: dueOf(balance), owedBack: owedBackOf(balance) },
    refund: {
      client: refund(booking, money, 'client', now),
      studio: refund(booking, money, 'studio', now),
    },
    plan: await planOf(tx, id),
    depositRules: (await paymentRulesNow(tx)).deposit,
    refundRequest: request ? await describeRequest(tx, request, { me, nameOf }) : null,
    ledger: toLedgerEntries(entries, nameOf),
    attempts: attempts.map(toAttempt),
    shares: toBookingShares(shares, (actor) => (actor === 'visitor' ? 'the client' : nameOf(actor))),
    shareable: shareableOf(shares, due),
    offers: offers.map(({ createdAt, closedAt, actor, bookingId: _, ...offer }) => ({
      ...offer,
      actor: nameOf(actor),
      createdAt: createdAt.toISOString(),
      closedAt: iso(closedAt),
    })),
    mails: await mailsAbout(tx, id),
    assignments: await assignmentsOf(tx, id),
    tasks: await tasksOf(tx, id),
    papers: {
      issued: issued.map((paper) => toStaffPaper(paper, nameOf)),
      possible: possiblePapers(paperFacts(booking, lines, balance, validOffer(offers, now) !== undefined)),
    },
    history: await withResourceNames(tx, toActs(acts, nameOf)),
    notes: notes.map(({ createdAt, author, bookingId: _, ...note }) => ({
      ...note,
      author: nameOf(author),
      own: author === me.user.id,
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function openQuestionsOf(tx: Transaction, bookingId: string): Promise<number> {
  return tx.$count(messages, and(eq(messages.bookingId, bookingId), eq(messages.status, 'open')));
}

async function notesOf(tx: Transaction, bookingId: string) {
  return tx
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(desc(bookingNotes.first), desc(bookingNotes.createdAt), desc(bookingNotes.id));
}

export function refundNow(booking: Booking, money: HeldMoney, by: 'client' | 'studio', now: Date): Refund {
  if (by === 'client' || money.paid === 0) return refundFor({ ...booking, ...money }, now);
  return 'everything';
}

function refund(booking: Booking, money: HeldMoney, by: 'client' | 'studio', now: Date) {
  const said = booking.refund === 'nothing-paid' && money.surplus > 0 ? 'everything' : booking.refund;
  const due = said ?? refundNow(booking, money, by, now);
  return {
    refund: due,
    sum: refundSum(due, money),
    sentence: refundSentence(wordsIn('en', ownBookingWords), due, money, booking),
  };
}

function toLedgerEntries(entries: LedgerEntry[], nameOf: (actor: string) => string): StaffLedgerEntry[] {
  const reversed = new Set(entries.map(({ entryId }) => entryId));
  return entries.map(({ bookingId: _, actor, writtenAt, ...entry }) => ({
    ...entry,
    actor: nameOf(actor),
    writtenAt: writtenAt.toISOString(),
    reversed: reversed.has(entry.id),
  }));
}

async function describeRequest(
  tx: Transaction,
  request: RefundRequest,
  { me, nameOf }: { me: SignedIn; nameOf: (actor: string) => string },
): Promise<StaffRefundRequest> {
  const { id, method, amount, day, reason, actor, createdAt } = request;
  return {
    ...{ id, method, amount, day, reason },
    actor: nameOf(actor),
    own: actor === me.user.id,
    createdAt: createdAt.toISOString(),
    stale: await isStale(tx, request),
    approvers: (await approversFor(tx, actor)).length,
  };
}

function toAttempt({ id, attempt, shareId, status, amount, phone, transactionRef, ...rest }: Payment) {
  return {
    id,
    shareId,
    attempt,
    status,
    amount,
    phone,
    transactionRef,
    failureDetail: rest.failureDetail,
    failure: rest.failure === null ? null : refusalsIn('en')(failureRefusal(rest.failure)),
    createdAt: rest.createdAt.toISOString(),
    requestedAt: iso(rest.requestedAt),
    settledAt: iso(rest.settledAt),
  };
}

/** Lists the emails and text messages about a booking and their state, never the words: links are keys. */
async function mailsAbout(tx: Transaction, bookingId: string): Promise<StaffMail[]> {
  const mails = await tx
    .select({
      id: outbox.id,
      subject: outbox.subject,
      to: outbox.recipient,
      state: outbox.status,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      channel: outbox.channel,
      lastError: outbox.lastError,
      delivery: outbox.delivery,
      reportedAt: outbox.reportedAt,
    })
    .from(outbox)
    .where(eq(outbox.subjectId, bookingId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id));
  return mails.map(({ channel, createdAt, sentAt, lastError, delivery, reportedAt, ...mail }) => {
    const text = { state: mail.state, lastError, delivery, reportedAt: iso(reportedAt) };
    return {
      ...mail,
      textState: channel === 'sms' ? textStateWords(text) : null,
      createdAt: createdAt.toISOString(),
      sentAt: iso(sentAt),
    };
  });
}

function iso(moment: Date | null): string | null {
  return moment === null ? null : moment.toISOString();
}
