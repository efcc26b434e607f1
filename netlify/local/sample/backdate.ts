import { eq, like, sql } from 'drizzle-orm';
import { auditEntries } from '#netlify/core/audit/audit.table.ts';
import { db } from '#netlify/core/database.ts';
import { notifications } from '#netlify/core/notification/notification.table.ts';
import { outbox } from '#netlify/core/outbox/outbox.table.ts';
import { ledgerEntries } from '#netlify/core/payment/ledger/ledger.table.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { sampleDomain } from './sample-people.ts';

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000 - (days % 7) * 53 * 60 * 1000);
}

/** Backdates a record's audit entries, notifications and mails, and marks the mails as sent. */
export async function backdate(subjectId: string, at: Date): Promise<void> {
  await db().update(auditEntries).set({ at }).where(eq(auditEntries.subjectId, subjectId));
  await db().update(notifications).set({ createdAt: at }).where(eq(notifications.subjectId, subjectId));
  await db()
    .update(outbox)
    .set({ createdAt: at, status: 'sent', statusSince: at, sentAt: at, tries: 1, body: '' })
    .where(eq(outbox.subjectId, subjectId));
}

/** Backdates a booking's ledger. Disables the trigger that forbids updates, in a local database only. */
export async function backdateLedger(bookingId: string, at: Date): Promise<void> {
  await db().transaction(async (tx) => {
    await tx.execute(sql`alter table ledger_entries disable trigger ledger_entries_kept`);
    await tx
      .update(ledgerEntries)
      .set({
        day: todayInKigali(at),
        writtenAt: sql`${at.toISOString()}::timestamptz + (${ledgerEntries.writtenAt} - (select min(first.written_at) from ledger_entries first where first.booking_id = ${bookingId}))`,
      })
      .where(eq(ledgerEntries.bookingId, bookingId));
    await tx.execute(sql`alter table ledger_entries enable trigger ledger_entries_kept`);
  });
}

/** Dates clients back to their first record. */
export async function backdateClients(): Promise<void> {
  await db().execute(
    sql`update clients set created_at = first.at from (select client_id, min(created_at) as at from client_records group by 1) first where first.client_id = clients.id`,
  );
}

/** Marks all mails to samples as sent: they would bury the mails that a developer is testing. */
export async function settleMails(): Promise<void> {
  await db()
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`created_at`, tries: 1, body: '' })
    .where(like(outbox.recipient, `%@${sampleDomain}`));
}
