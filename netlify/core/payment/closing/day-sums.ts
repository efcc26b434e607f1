import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { MethodSums } from '#src/domain/payment/closing/closing.ts';
import { paymentMethods } from '#src/domain/payment/ledger.ts';
import type { Database, Transaction } from '../../database.ts';
import { ledgerEntries } from '../ledger/ledger.table.ts';

const { day, method, kind, amount, actor, paymentId, entryId } = ledgerEntries;

/**
 * Surplus that counts later is rebooked (count-surplus.ts); no money moved, so it is left out here.
 * Received mobile money names its payment request; a rebooked entry names none.
 */
const undone = sql`(select undone.kind = 'payment' and undone.account = 'surplus' from ledger_entries undone where undone.id = ${entryId})`;
export const isRebooked = sql`((${kind} = 'payment' and ${method} = 'mobile-money' and ${paymentId} is null) or (${kind} = 'reversal' and ${undone}))`;

const sumOf = (word: string) =>
  sql`coalesce(sum(${amount}) filter (where ${kind} = ${word} and not ${isRebooked}), 0)`.mapWith(Number);

const recordedFirst = sql`(select undone.actor from ledger_entries undone where undone.id = ${entryId})`;

/** Person who recorded the money. A super admin's reversal is attributed to the person it corrects. */
export const recordedBy = sql<string>`case when ${entryId} is null then ${actor} else ${recordedFirst} end`;

/** Net cash of a day by the person who recorded it, largest first, without zeros. */
export async function cashByActor(
  connection: Database | Transaction,
  wanted: string,
): Promise<{ actor: string; net: number }[]> {
  const net = sql`0 - sum(${amount})`.mapWith(Number);
  return connection
    .select({ actor: recordedBy, net })
    .from(ledgerEntries)
    .where(and(eq(day, wanted), eq(method, 'cash'), sql`not ${isRebooked}`))
    .groupBy(sql`1`)
    .having(sql`sum(${amount}) <> 0`)
    .orderBy(sql`sum(${amount})`, sql`1`);
}

/** Sums the movements of these days by method; zeros for a day without any. */
export async function sumsOfDays(
  connection: Database | Transaction,
  days: string[],
): Promise<Map<string, MethodSums[]>> {
  if (days.length === 0) return new Map();
  const found = await connection
    .select({
      day,
      method,
      paid: sumOf('payment'),
      refunds: sumOf('refund'),
      reversed: sumOf('reversal'),
      fees: sumOf('fee'),
    })
    .from(ledgerEntries)
    .where(and(inArray(day, days), isNotNull(method)))
    .groupBy(day, method);
  const sumsOf = (wanted: string) =>
    paymentMethods.map((by): MethodSums => {
      const sums = found.find((one) => one.day === wanted && one.method === by);
      if (sums === undefined) return { method: by, payments: 0, refunds: 0, reversals: 0, fees: 0, net: 0 };
      const { paid, refunds, reversed, fees } = sums;
      // The ledger records debt, so money received is negative there.
      const [payments, reversals] = [0 - paid, 0 - reversed];
      return { method: by, payments, refunds, reversals, fees, net: payments + reversals - refunds - fees };
    });
  return new Map(days.map((wanted) => [wanted, sumsOf(wanted)]));
}
