import { createHash, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import * as z from 'zod';
import { textNumber } from '#src/domain/sms/gsm.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { env } from '../env.ts';
import { ProblemError } from '../errors.ts';
import { log } from '../log.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { decryptMessage } from '../outbox/stored-body.ts';

const id = z.union([z.string().min(1).max(100), z.int()]).transform(String);

/** Pindo's delivery report, and its event for each text it sent. */
const deliveryReport = z.object({ sms_id: id, status: z.string() });
const sentEvent = z.object({ id, to: z.string(), text: z.string() });

/** Final statuses; the others (ACCEPTED, UNKNOWN) say nothing about the delivery. */
const deliveries: Record<string, 'delivered' | 'undelivered'> = {
  DELIVRD: 'delivered',
  UNDELIV: 'undelivered',
  EXPIRED: 'undelivered',
  REJECTED: 'undelivered',
};

/**
 * Stores a delivery report of the gateway; repeated, late and unknown ones have no effect.
 * Throws ProblemError 404 for a wrong secret, 422 for what is no report, and 503 to get it again.
 */
export async function receiveReport(secret: string, body: unknown): Promise<void> {
  if (!isOurs(secret)) throw new ProblemError(404, 'There is no such page.');
  const delivery = deliveryReport.safeParse(body);
  if (delivery.success) return storeDelivery(delivery.data.sms_id, delivery.data.status);
  const sent = sentEvent.safeParse(body);
  if (!sent.success) throw new ProblemError(422, 'This is no report about a text message.');
  await db().transaction((tx) => settleUnanswered(tx, sent.data));
}

/** Compares digests, so that neither length nor time reveals the secret. */
function isOurs(secret: string): boolean {
  const expected = env('SMS_REPORT_SECRET');
  return expected !== undefined && timingSafeEqual(hash(secret), hash(expected));
}

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Stores a final report. `delivered` is never changed; `undelivered` is, by a later `delivered`. */
async function storeDelivery(reference: string, status: string): Promise<void> {
  const delivery = deliveries[status.toUpperCase()];
  if (delivery === undefined) return;
  const isNews =
    delivery === 'delivered'
      ? or(isNull(outbox.delivery), ne(outbox.delivery, 'delivered'))
      : isNull(outbox.delivery);
  const [stored] = await db()
    .update(outbox)
    .set({ delivery, reportedAt: sql`now()` })
    .where(and(eq(outbox.providerRef, reference), isNews))
    .returning({ id: outbox.id });
  if (stored !== undefined) return;
  if (!(await isKnown(db(), reference)) && (await isSending()))
    throw new ProblemError(503, 'Please send this report again in a minute.', { retryAfterSeconds: 60 });
  log('info', 'A delivery report changed nothing.', { status });
}

/** True while a text leaves whose reference is not stored yet: a report can arrive before the answer. */
async function isSending(): Promise<boolean> {
  const leaving = and(eq(outbox.channel, 'sms'), eq(outbox.status, 'waiting'), isNotNull(outbox.sentAt));
  const leased = gt(outbox.dueAt, sql`now()`);
  const [found] = await db().select({ id: outbox.id }).from(outbox).where(and(leaving, leased)).limit(1);
  return found !== undefined;
}

/** Recognises an unanswered text by its number and words: the gateway did send it. */
async function settleUnanswered(
  tx: Transaction,
  { id: providerRef, to, text }: z.output<typeof sentEvent>,
): Promise<void> {
  const recipient = textNumber(to);
  if (recipient === undefined) return;
  const perhaps = await tx
    .select()
    .from(outbox)
    .where(
      and(
        ...[eq(outbox.channel, 'sms'), eq(outbox.status, 'unanswered'), eq(outbox.recipient, recipient)],
        gt(outbox.createdAt, sql`now() - interval '3 days'`),
      ),
    )
    .orderBy(asc(outbox.createdAt))
    .for('update');
  const found = perhaps.find((row) => saysIn(row) === text);
  if (found === undefined || (await isKnown(tx, providerRef))) return;
  await tx
    .update(outbox)
    .set({ status: 'sent', statusSince: sql`now()`, providerRef, lastError: null, body: '' })
    .where(eq(outbox.id, found.id));
}

/** True if a text already has this reference: texts may say the same. */
async function isKnown(tx: Database | Transaction, providerRef: string): Promise<boolean> {
  const known = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.providerRef, providerRef));
  return known.length > 0;
}

function saysIn(row: typeof outbox.$inferSelect): string | undefined {
  try {
    return (JSON.parse(decryptMessage(row.id, row.body)) as { text: string }).text;
  } catch {
    return undefined;
  }
}
