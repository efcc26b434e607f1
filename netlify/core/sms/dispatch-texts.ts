import { and, eq, gt, lte, not, sql } from 'drizzle-orm';
import { dayPartOf, nextDaytime } from '#src/domain/sms/text-hours.ts';
import { backOffSeconds } from '../back-off.ts';
import { db, type Transaction } from '../database.ts';
import { dueAfterCommit } from '../job/due.ts';
import { timeOfRun } from '../job/time-left.ts';
import { log, logError } from '../log.ts';
import { outbox } from '../outbox/outbox.table.ts';
import { claimTexts, type LeavingText } from './claim-texts.ts';
import { endText, stillWaits } from './end-text.ts';
import { type Gateway, type GatewayAnswer, sendText, smsGateway } from './gateway.ts';

/** Minutes in which an answer may arrive at any hour; later the client has put the phone away. */
const answerMinutes = 15;

/** Sent at once, so that a batch takes no longer than the gateway's timeout. */
const batchSize = 5;

/** Time (ms) in which a run may start a batch: the platform ends it after 30 seconds. */
const runMs = 15_000;

const waits = and(eq(outbox.channel, 'sms'), eq(outbox.status, 'waiting'));

/** Sends due text messages while the run has time, and returns how many the gateway accepted. */
export async function dispatchTexts(now = new Date(), timeLeft = timeOfRun(runMs)): Promise<number> {
  const gateway = smsGateway();
  const isNight = dayPartOf(now) === 'night';
  if (isNight) await putOffUntilMorning(now);
  const which = isNight ? and(waits, mayWake(now)) : waits;
  let sent = 0;
  while (timeLeft()) {
    const hasGateway = gateway !== undefined;
    const { claimed, leaving } = await claimTexts({ which, limit: batchSize, now, hasGateway });
    if (gateway !== undefined) {
      const accepted = await Promise.all(leaving.map((text) => send(gateway, text, now)));
      sent += accepted.filter(Boolean).length;
    }
    if (claimed < batchSize) break;
  }
  return sent;
}

/** Matches answers to something that the client did a moment ago. */
function mayWake(now: Date) {
  const justNow = new Date(now.getTime() - answerMinutes * 60_000);
  return sql`(not ${outbox.daytimeOnly} and ${gt(outbox.createdAt, justNow)})`;
}

async function putOffUntilMorning(now: Date): Promise<void> {
  await db()
    .update(outbox)
    .set({ dueAt: nextDaytime(now) })
    .where(and(waits, lte(outbox.dueAt, now), not(mayWake(now))));
}

/** Sends a leased text and stores the answer; true if the gateway accepted it. */
async function send(gateway: Gateway, text: LeavingText, now: Date): Promise<boolean> {
  const answer = await sendText(gateway, text.recipient, text.text);
  try {
    await db().transaction((tx) => store(tx, text, answer, now));
  } catch (error) {
    // Once the lease has expired, it counts as unanswered: it is not sent twice.
    logError('The answer about a text message could not be stored.', error, { textId: text.id });
  }
  return answer.outcome === 'accepted';
}

async function store(tx: Transaction, text: LeavingText, answer: GatewayAnswer, now: Date): Promise<void> {
  if (answer.outcome === 'accepted') {
    await tx
      .update(outbox)
      .set({ status: 'sent', providerRef: answer.reference, lastError: null, body: '' })
      .where(stillWaits(text));
    return;
  }
  const { outcome, reason } = answer;
  log('warn', 'A text message was not accepted.', { textId: text.id, tries: text.tries, outcome, reason });
  if (outcome !== 'busy') {
    await endText(tx, text, outcome === 'refused' ? 'dead' : 'unanswered', reason);
    return;
  }
  const again = new Date(now.getTime() + backOffSeconds(text.tries, 30, 3600) * 1000);
  dueAfterCommit(tx, 'send-mail', again);
  await tx.update(outbox).set({ dueAt: again, sentAt: null, lastError: reason }).where(stillWaits(text));
}
