import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { applications } from '../application/application.table.ts';
import { audit } from '../audit/audit.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { offers } from '../booking/offer/offer.table.ts';
import { bookingNotes } from '../booking/staff/booking-note.table.ts';
import { db, type Transaction } from '../database.ts';
import { discountCodes } from '../discount/discount-code.table.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { messages } from '../message/message.table.ts';
import { messageReplies } from '../message/staff/reply.table.ts';
import { subscribers } from '../newsletter/subscriber.table.ts';
import { papersOf } from '../paper/paper-queries.ts';
import { ledgerEntries } from '../payment/ledger/ledger.table.ts';
import { payments } from '../payment/payment.table.ts';
import { exportedShares, payerPhone } from '../payment/share/export-shares.ts';
import { waitingList } from '../waiting-list/waiting-list.table.ts';
import { clientNotes } from './client.table.ts';
import { describeClient, type Viewer } from './describe-client.ts';

/**
 * Collects everything held about a client, for the client. Notes about them are theirs to read,
 * but not who wrote them; CVs are sent on request. Throws ProblemError 404.
 */
export async function exportClient(viewer: Viewer, which: string) {
  return db().transaction(async (tx) => {
    const client = await describeClient(tx, viewer, which);
    const same = [client.id, ...client.merged.map(({ id }) => id)];
    const actor = viewer.me.user.id;
    await audit(tx, { actor, action: 'client.exported', subjectId: client.id });
    const { id, name, phones, emails, language, createdAt, merged, consents, timeline } = client;
    return {
      exportedAt: viewer.now.toISOString(),
      client: { id, name, phones, emails, language, createdAt, merged },
      notes: await tx
        .select({ text: clientNotes.text, createdAt: clientNotes.createdAt })
        .from(clientNotes)
        .where(inArray(clientNotes.clientId, same))
        .orderBy(asc(clientNotes.createdAt)),
      bookings: await wholeBookings(tx, same),
      messages: await wholeMessages(tx, same),
      ...(await requests(tx, same)),
      discountCodes: await tx.select().from(discountCodes).where(inArray(discountCodes.email, emails)),
      consents,
      sent: timeline.filter(({ kind }) => kind === 'mail' || kind === 'text'),
    };
  });
}

async function wholeBookings(tx: Transaction, same: string[]) {
  const { clientId: _, version: _version, revision: _revision, ...columns } = getTableColumns(bookings);
  const found = await tx
    .select(columns)
    .from(bookings)
    .where(inArray(bookings.clientId, same))
    .orderBy(asc(bookings.createdAt));
  const ids = found.map(({ id }) => id);
  const lines = await tx
    .select()
    .from(bookingLines)
    .where(inArray(bookingLines.bookingId, ids))
    .orderBy(asc(bookingLines.position));
  const paid = await tx.select().from(payments).where(inArray(payments.bookingId, ids));
  const entries = await tx
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.bookingId, ids))
    .orderBy(asc(ledgerEntries.writtenAt));
  const offered = await tx.select().from(offers).where(inArray(offers.bookingId, ids));
  const issued = await papersOf(tx, ids);
  const shared = await exportedShares(tx, ids);
  const notes = await tx.select().from(bookingNotes).where(inArray(bookingNotes.bookingId, ids));
  const of = <Row extends { bookingId: string | null }>(rows: Row[], id: string) =>
    rows.filter(({ bookingId }) => bookingId === id);
  return found.map((booking) => ({
    ...booking,
    lines: of(lines, booking.id).map(({ label, quantity, options, amount, vat, agreed }) => ({
      label,
      quantity,
      options,
      amount,
      vat,
      agreed,
    })),
    shares: of(shared, booking.id).map(({ bookingId: _, ...share }) => share),
    payments: of(paid, booking.id).map(
      ({ status, amount, transactionRef, createdAt, settledAt, ...payment }) => ({
        status,
        amount,
        phone: payerPhone(payment),
        transactionRef,
        createdAt,
        settledAt,
      }),
    ),
    ledger: of(entries, booking.id).map(({ kind, account, method, amount, day, reason }) => ({
      kind,
      account,
      method,
      amount,
      day,
      reason,
    })),
    offers: of(offered, booking.id).map(({ total, prices, lastDay, message, state, createdAt }) => ({
      total,
      prices,
      lastDay,
      message,
      state,
      createdAt,
    })),
    papers: of(issued, booking.id).map(({ series, year, number, code, day, amount, body, holder }) => ({
      series,
      year,
      number,
      code,
      day,
      amount,
      body,
      holder: holder && { name: holder.name, company: holder.company, tin: holder.tin },
    })),
    notes: of(notes, booking.id).map(({ text, createdAt }) => ({ text, createdAt })),
  }));
}

async function wholeMessages(tx: Transaction, same: string[]) {
  const {
    assignee: _,
    snoozedUntil: _snoozed,
    version: _version,
    clientId: _client,
    ...columns
  } = getTableColumns(messages);
  const written = await tx
    .select(columns)
    .from(messages)
    .where(inArray(messages.clientId, same))
    .orderBy(asc(messages.createdAt));
  const { messageId, text, createdAt } = messageReplies;
  const replies = await tx
    .select({ messageId, text, createdAt })
    .from(messageReplies)
    .innerJoin(messages, eq(messages.id, messageId))
    .where(inArray(messages.clientId, same))
    .orderBy(asc(createdAt));
  return written.map((message) => ({
    ...message,
    replies: replies
      .filter((reply) => reply.messageId === message.id)
      .map(({ messageId: _of, ...reply }) => reply),
  }));
}

async function requests(tx: Transaction, same: string[]) {
  const enrolled = await tx.select().from(enrolments).where(inArray(enrolments.clientId, same));
  const applied = await tx.select().from(applications).where(inArray(applications.clientId, same));
  const subscribed = await tx.select().from(subscribers).where(inArray(subscribers.clientId, same));
  const waited = await tx.select().from(waitingList).where(inArray(waitingList.clientId, same));
  return {
    enrolments: enrolled.map(({ clientId: _, version: _version, ...rest }) => rest),
    applications: applied.map(({ clientId: _, version: _version, cvKey: _key, ...rest }) => rest),
    newsletter: subscribed.map(({ clientId: _, ...rest }) => rest),
    waitingList: waited.map(({ clientId: _, tokenHash: _hash, ...rest }) => rest),
  };
}
