import { inArray, sql } from 'drizzle-orm';
import { db, type Transaction } from '../../database.ts';
import { env } from '../../env.ts';
import { logError } from '../../log.ts';
import { enqueueMail } from '../../mail/enqueue-mails.ts';
import { type DeepHealth, readDeepHealth } from '../deep-health.ts';
import { checkHealth, type Health } from '../health.ts';
import { type ProblemKind, runbook } from '../health-problems.ts';
import { alerts } from './alert.table.ts';
import { type AlertMessage, alertMail } from './alert-mail.ts';
import { postAlerts } from './post-alerts.ts';

const repeatHours = 24;

/** Minutes without a problem until it is over, so that flapping is reported once. */
const quietMinutes = 15;

type Alert = typeof alerts.$inferSelect;

/**
 * Reports new and finished problems once, by email and webhook, and continuing ones daily.
 * Throws when the database is down, which external monitoring reports.
 */
export async function raiseAlerts(): Promise<void> {
  const [to, webhook] = [env('ALERT_EMAIL'), env('ALERT_WEBHOOK_URL')];
  if (to === undefined && webhook === undefined) return;
  const health = await readDeepHealth(await healthFoundTwice());
  await db().transaction(async (tx) => {
    // Concurrent runs would report everything twice.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('alerts'))`);
    const messages = await changesSince(tx, health);
    if (messages.length === 0) return;
    if (to !== undefined) for (const message of messages) await enqueueMail(tx, alertMail(message, to));
    if (webhook !== undefined) await post(webhook, messages, to !== undefined);
  });
}

/** Checks an unreachable part a second time, to ignore a slow moment. */
async function healthFoundTwice(): Promise<Health> {
  const first = await checkHealth();
  return Object.values(first.parts).includes('unreachable') ? checkHealth() : first;
}

/** Posts alerts. If they were not emailed, a failure throws, so that the next run reports them again. */
async function post(webhook: string, messages: AlertMessage[], mailed: boolean): Promise<void> {
  try {
    await postAlerts(webhook, messages);
  } catch (error) {
    if (!mailed) throw error;
    logError('Alerts were sent by email only.', error);
  }
}

/** Finds what to report, and marks it as reported. */
async function changesSince(
  tx: Transaction,
  { problems, readings }: Pick<DeepHealth, 'problems' | 'readings'>,
): Promise<AlertMessage[]> {
  const known = await tx.select().from(alerts);
  const messages: AlertMessage[] = [];
  for (const problem of problems) {
    const before = known.find(({ kind }) => kind === problem.kind);
    if (before !== undefined && !isDueAgain(before)) continue;
    const state = before === undefined ? 'began' : 'goes-on';
    messages.push({ ...problem, ...timesOf(await storeAlert(tx, problem.kind)), state });
  }
  await tx
    .update(alerts)
    .set({ seenAt: sql`now()` })
    .where(inArray(alerts.kind, kindsOf(problems)));
  // Without readings, nothing counts as over.
  const over =
    readings === null
      ? []
      : known.filter((alert) => !kindsOf(problems).includes(alert.kind) && isQuiet(alert));
  await tx.delete(alerts).where(inArray(alerts.kind, kindsOf(over)));
  return [...messages, ...over.map(endOf)];
}

async function storeAlert(tx: Transaction, kind: ProblemKind): Promise<Alert> {
  const [alert] = await tx
    .insert(alerts)
    .values({ kind })
    .onConflictDoUpdate({ target: alerts.kind, set: { toldAt: sql`now()` } })
    .returning();
  if (alert === undefined) throw new Error('The database did not return the alert it stored.');
  return alert;
}

const kindsOf = (all: { kind: ProblemKind }[]) => all.map(({ kind }) => kind);

const isQuiet = ({ seenAt }: Alert) => Date.now() - seenAt.getTime() >= quietMinutes * 60_000;

const isDueAgain = ({ toldAt }: Alert) => Date.now() - toldAt.getTime() >= repeatHours * 3_600_000;

function endOf(alert: Alert): AlertMessage {
  return { kind: alert.kind, title: runbook[alert.kind], text: '', ...timesOf(alert), state: 'over' };
}

const timesOf = ({ id, beganAt, toldAt }: Alert) => ({ id, beganAt, toldAt });
