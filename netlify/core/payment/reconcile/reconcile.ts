import { and, gte, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../database.ts';
import { log } from '../../log.ts';
import { settlePayment } from '../attempt/settle-payment.ts';
import { payments } from '../payment.table.ts';
import { paypackAccount } from '../paypack/paypack.ts';
import { eventsOf, eventsSince, type PaypackEvent } from '../paypack/paypack-events.ts';
import type { PaypackAccount } from '../paypack/paypack-http.ts';
import {
  findDifferences,
  type OurPayment,
  type TheirTransaction,
  transactionsIn,
} from './find-differences.ts';
import { storeDifferences } from './store-differences.ts';

/** Days compared: after two failed nights, the third still covers all. */
const days = 3;

/** Hours; younger transactions may still be in progress. */
const hours = 1;

/**
 * Compares Paypack's last days with our payments, both ways. Records money we had missed, stores
 * each difference once and notifies staff. Throws PaypackUnreachable; the next night catches up.
 */
export async function reconcile(now: Date): Promise<void> {
  const account = paypackAccount();
  if (account === undefined) return;
  const since = new Date(now.getTime() - days * 24 * 3600 * 1000);
  const until = new Date(now.getTime() - hours * 3600 * 1000);
  const theirs = await theirTransactions(account, since, until);
  const before = await ourPayments([...theirs.keys()], since, until);
  await settleLate(theirs, before);
  const ours = await ourPayments([...theirs.keys()], since, until);
  await addMissed(account, theirs, ours);
  const found = findDifferences(theirs, ours);
  const stored = await storeDifferences(found, now);
  log('info', 'Payments were compared with Paypack.', {
    theirs: theirs.size,
    ours: ours.size,
    differences: found.length,
    new: stored,
  });
}

async function theirTransactions(account: PaypackAccount, since: Date, until: Date) {
  const events: PaypackEvent[] = [];
  for await (const page of eventsSince(account, since)) events.push(...page);
  const all = transactionsIn(events);
  return new Map([...all].filter(([, { begun }]) => begun <= until));
}

async function ourPayments(
  refs: readonly string[],
  since: Date,
  until: Date,
): Promise<Map<string, OurPayment>> {
  const { id, transactionRef, phone, amount, status, requestedAt } = payments;
  const found = await db()
    .select({ id, ref: transactionRef, phone, amount, status })
    .from(payments)
    .where(
      and(
        isNotNull(transactionRef),
        or(isOneOf(refs), and(gte(requestedAt, since), lte(requestedAt, until))),
      ),
    );
  return new Map(found.flatMap(({ ref, ...one }) => (ref === null ? [] : [[ref, { ref, ...one }]])));
}

/** Passed as a single array: a statement takes at most 65,535 parameters. */
function isOneOf(refs: readonly string[]): SQL {
  return sql`${payments.transactionRef} = any(${sql.param(refs)})`;
}

/** Fetches payments that are paid here but not in the list: begun earlier, or paid since. */
async function addMissed(
  account: PaypackAccount,
  theirs: Map<string, TheirTransaction>,
  ours: ReadonlyMap<string, OurPayment>,
): Promise<void> {
  for (const { ref, status } of ours.values()) {
    if (status !== 'successful' || theirs.get(ref)?.status === 'successful') continue;
    for (const [found, transaction] of transactionsIn(await eventsOf(account, ref)))
      theirs.set(found, transaction);
  }
}

async function settleLate(
  theirs: ReadonlyMap<string, TheirTransaction>,
  ours: ReadonlyMap<string, OurPayment>,
): Promise<void> {
  for (const { ref: reference, status, amount, fee } of theirs.values()) {
    const payment = ours.get(reference);
    const late = status === 'successful' && payment !== undefined && payment.status !== 'successful';
    if (late && payment.amount === amount)
      await settlePayment({ reference, status, amount, fee, source: 'poller' });
  }
}
