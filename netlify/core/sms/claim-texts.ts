import { and, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { WithholdReason } from '#src/domain/sms/text-words.ts';
import { addDays, kigaliMoment, todayInKigali } from '#src/lib/dates/dates.ts';
import { bookings } from '../booking/booking.table.ts';
import { claimDue } from '../claim.ts';
import { db, type Transaction } from '../database.ts';
import { log } from '../log.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { decryptMessage } from '../outbox/stored-body.ts';
import { blockedNumbers } from '../payment/blocked/blocked-number.table.ts';
import { lostLinkStart } from './compose-text.ts';
import { endText, type OutboxText } from './end-text.ts';
import type { TextBody } from './enqueue-texts.ts';

export type LeavingText = OutboxText & TextBody;

/** Most texts to a number and day in Kigali. Strangers who request links cannot use up the other six. */
const mostADay = { links: 3, others: 6 } as const;

/** Hours after which a text is too old to be of use. One for the daytime may wait a whole night. */
const usefulHours = { answer: 6, daytime: 18 } as const;

/** Longer than the gateway's timeout. */
const leaseSeconds = 60;

export interface TextClaim {
  /** Texts that may leave at this hour. */
  which: SQL | undefined;
  limit: number;
  now: Date;
  hasGateway: boolean;
}

/**
 * Leases texts and returns those that may leave. A lock makes dispatchers decide one after another,
 * so that two of them do not each send a number its sixth text of the day.
 */
export async function claimTexts(asked: TextClaim): Promise<{ claimed: number; leaving: LeavingText[] }> {
  return db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('texts'))`);
    const { which, limit } = asked;
    const texts = await claimDue(tx, outbox, { which, order: outbox.createdAt, limit, lease: leaseSeconds });
    if (texts.length === 0) return { claimed: 0, leaving: [] };
    texts.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    return { claimed: texts.length, leaving: await leavingOf(tx, texts, asked) };
  });
}

async function leavingOf(
  tx: Transaction,
  texts: OutboxText[],
  { now, hasGateway }: TextClaim,
): Promise<LeavingText[]> {
  const numbers = [...new Set(texts.map(({ recipient }) => recipient))];
  const stopped = await stoppedAmong(tx, texts);
  const sentToday = await countSentOn(tx, numbers, now);
  const leaving: LeavingText[] = [];
  for (const text of texts) {
    const read = await readUnsent(tx, text);
    if (read === undefined) continue;
    const { recipient, subjectId } = text;
    const isStopped = stopped.has(recipient) || stopped.has(subjectId);
    const counted = countedAs(recipient, text.dedupeKey.startsWith(lostLinkStart));
    const sent = sentToday.get(counted) ?? 0;
    const reason = withholdReason(read, { hasGateway, isStopped, sent, now });
    if (reason === undefined) {
      sentToday.set(counted, sent + 1);
      leaving.push(read);
    } else await withhold(tx, read, reason);
  }
  const ids = leaving.map(({ id }) => id);
  // Marks them as perhaps sent before the request leaves, in case this run ends without an answer.
  if (ids.length > 0) await tx.update(outbox).set({ sentAt: now }).where(inArray(outbox.id, ids));
  return leaving;
}

/** Returns the numbers that are blocked and the bookings whose client wants no texts, of these texts. */
async function stoppedAmong(tx: Transaction, texts: readonly OutboxText[]): Promise<Set<string>> {
  const numbers = texts.map(({ recipient }) => recipient);
  const blocked = await tx
    .select({ stopped: blockedNumbers.phone })
    .from(blockedNumbers)
    .where(inArray(blockedNumbers.phone, numbers));
  const subjects = texts.map(({ subjectId }) => subjectId);
  const quiet = await tx
    .select({ stopped: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, subjects), bookings.textsStopped));
  return new Set([...blocked, ...quiet].map(({ stopped }) => stopped));
}

const countedAs = (recipient: string, isLink: boolean) => `${recipient} ${isLink ? 'links' : 'others'}`;

/** Counts what left on this day in Kigali, also what another run is sending just now. */
async function countSentOn(tx: Transaction, numbers: string[], now: Date): Promise<Map<string, number>> {
  const today = todayInKigali(now);
  const isLink = sql<boolean>`starts_with(${outbox.dedupeKey}, ${sql.raw(`'${lostLinkStart}'`)})`;
  const rows = await tx
    .select({ recipient: outbox.recipient, isLink, sent: count() })
    .from(outbox)
    .where(
      and(
        ...[eq(outbox.channel, 'sms'), inArray(outbox.recipient, numbers)],
        ...[gte(outbox.sentAt, kigaliMoment(today)), lt(outbox.sentAt, kigaliMoment(addDays(today, 1)))],
      ),
    )
    .groupBy(outbox.recipient, isLink);
  return new Map(rows.map(({ recipient, isLink, sent }) => [countedAs(recipient, isLink), sent]));
}

/** Reads what a text says. Ends one that cannot be decrypted, or that an earlier run perhaps sent. */
async function readUnsent(tx: Transaction, text: OutboxText): Promise<LeavingText | undefined> {
  if (text.sentAt !== null) {
    await endText(tx, text, 'unanswered', 'The run ended before the gateway answered.');
    return undefined;
  }
  try {
    return { ...text, ...(JSON.parse(decryptMessage(text.id, text.body)) as TextBody) };
  } catch (error) {
    await endText(tx, text, 'dead', error instanceof Error ? error.message : 'unreadable');
    return undefined;
  }
}

interface Circumstances {
  hasGateway: boolean;
  isStopped: boolean;
  /** Texts of this sort that the number got today. */
  sent: number;
  now: Date;
}

function withholdReason(
  { dedupeKey, daytimeOnly, statusSince, usefulUntil }: LeavingText,
  { hasGateway, isStopped, sent, now }: Circumstances,
): WithholdReason | undefined {
  if (!hasGateway) return 'no-gateway';
  if (isStopped) return 'stopped';
  const hours = daytimeOnly ? usefulHours.daytime : usefulHours.answer;
  const isOld = now.getTime() >= statusSince.getTime() + hours * 3_600_000;
  if (isOld || (usefulUntil !== undefined && now.getTime() >= Date.parse(usefulUntil))) return 'too-late';
  if (dedupeKey.startsWith(lostLinkStart)) return sent >= mostADay.links ? 'too-many-links' : undefined;
  return sent >= mostADay.others ? 'too-many' : undefined;
}

/** Withholds a text; one that was tried in vain until it was of no use is dead, which staff are told. */
async function withhold(tx: Transaction, text: LeavingText, reason: WithholdReason): Promise<void> {
  if (reason === 'too-late' && text.tries > 1) return endText(tx, text, 'dead', text.lastError ?? '');
  await tx
    .update(outbox)
    .set({ status: 'withheld', statusSince: sql`now()`, body: '', lastError: reason })
    .where(eq(outbox.id, text.id));
  log('info', 'A text message was withheld.', { textId: text.id, reason });
}
