import { randomUUID } from 'node:crypto';
import { gsmLength, longestText, textNumber, toGsm } from '#src/domain/sms/gsm.ts';
import { dayPartOf, nextDaytime } from '#src/domain/sms/text-hours.ts';
import type { Transaction } from '../database.ts';
import { dueAfterCommit } from '../job/due.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { encryptMessage } from '../outbox/stored-body.ts';

export interface TextMessage {
  /** Identifies the event the text reports: enqueuing it twice sends one. */
  dedupeKey: string;
  /** Record the text is about and kept as long as; for a payment, the booking. */
  subjectId: string;
  /** Phone in any writing; a number that gets no text messages gets none. */
  recipient: string;
  /** Told to staff in the history, for example "Booking received". */
  purpose: string;
  /** At most 160 characters; letters outside GSM-7 become plain ones. */
  text: string;
  /** True for an answer to something the client just did, which may arrive at any hour. */
  answers: boolean;
  /** Seconds before it may be sent, during which it can be taken back. */
  delay?: number;
  /** Time from which it is of no use to the client, so that it is not sent any more. */
  usefulUntil?: Date;
}

/** Stored body of a text message, encrypted until it is sent. */
export interface TextBody {
  text: string;
  /** ISO instant. */
  usefulUntil?: string;
}

/** Queues text messages, to be sent after the commit. */
export async function enqueueTexts(tx: Transaction, texts: readonly TextMessage[]): Promise<void> {
  const now = new Date();
  const rows = texts.flatMap((text) => outboxRow(text, now));
  if (rows.length === 0) return;
  dueAfterCommit(tx, 'send-mail', new Date(Math.min(...rows.map(({ dueAt }) => dueAt.getTime()))));
  await tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.dedupeKey });
}

function outboxRow(written: TextMessage, now: Date): (typeof outbox.$inferInsert & { dueAt: Date })[] {
  const { dedupeKey, subjectId, purpose, answers, delay = 0, usefulUntil } = written;
  const recipient = textNumber(written.recipient);
  if (recipient === undefined) return [];
  const text = toGsm(written.text);
  const id = randomUUID();
  const body: TextBody = { text, ...(usefulUntil && { usefulUntil: usefulUntil.toISOString() }) };
  const ready = new Date(now.getTime() + delay * 1000);
  const row = {
    ...{ id, dedupeKey, subjectId, recipient },
    channel: 'sms' as const,
    subject: purpose,
    body: encryptMessage(id, JSON.stringify(body)),
    daytimeOnly: !answers,
    dueAt: answers || dayPartOf(ready) === 'day' ? ready : nextDaytime(ready),
  };
  if (gsmLength(text) <= longestText) return [row];
  // A text that is too long must not undo the booking it reports.
  return [{ ...row, status: 'withheld' as const, body: '', lastError: 'too-long' }];
}
