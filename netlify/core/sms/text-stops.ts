import { eq, inArray } from 'drizzle-orm';
import { textNumber } from '#src/domain/sms/gsm.ts';
import type { Database, Transaction } from '../database.ts';
import { digestOfPhone } from '../phone-digest.ts';
import { textStops } from './text-stop.table.ts';

const digestOf = (number: string) => digestOfPhone(number, 'stopped phone');

/** Returns those of the numbers whose owners want no text messages. */
export async function stoppedAmong(
  tx: Database | Transaction,
  numbers: readonly string[],
): Promise<Set<string>> {
  const digests = new Map(numbers.map((number) => [digestOf(number), number]));
  const rows = await tx
    .select({ digest: textStops.phoneDigest })
    .from(textStops)
    .where(inArray(textStops.phoneDigest, [...digests.keys()]));
  return new Set(rows.flatMap(({ digest }) => digests.get(digest) ?? []));
}

/** Stops or starts text messages to a number. */
export async function setTextStop(tx: Transaction, phone: string, stopped: boolean): Promise<void> {
  const number = textNumber(phone);
  if (number === undefined) return;
  const phoneDigest = digestOf(number);
  if (stopped) await tx.insert(textStops).values({ phoneDigest }).onConflictDoNothing();
  else await tx.delete(textStops).where(eq(textStops.phoneDigest, phoneDigest));
}

/** State of text messages to a phone; `none` if it can get none. */
export async function textsTo(tx: Database | Transaction, phone: string): Promise<'on' | 'stopped' | 'none'> {
  const number = textNumber(phone);
  if (number === undefined) return 'none';
  return (await stoppedAmong(tx, [number])).has(number) ? 'stopped' : 'on';
}
