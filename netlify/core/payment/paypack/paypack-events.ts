import * as z from 'zod';
import { paymentStatuses } from '#src/domain/payment/payment.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { paypackTimeoutMs } from './paypack.ts';
import { callPaypack, type PaypackAccount, PaypackRefusal, PaypackUnreachable } from './paypack-http.ts';
import { authorized, withToken } from './paypack-token.ts';

/** Transaction data in events and webhooks. `amount` is RWF. */
export const transactionData = z.object({
  ref: z
    .string()
    .min(1)
    .max(200)
    .refine((ref) => !ref.includes('\0')),
  kind: z.string(),
  amount: z.number(),
  // Optional: an invalid field must not keep the money from being recorded.
  fee: z.number().min(0).optional().catch(undefined),
  client: z.string().optional().catch(undefined),
  created_at: z.string().optional().catch(undefined),
  status: z.enum(paymentStatuses),
});

export type TransactionData = z.infer<typeof transactionData>;

/** Events may carry other data than transactions; unreadable ones are skipped. */
const eventList = z.object({
  total: z.number().optional(),
  transactions: z.array(
    z.object({ event_kind: z.string(), created_at: z.string().optional(), data: z.unknown().optional() }),
  ),
});

type EventList = z.infer<typeof eventList>;

export interface PaypackEvent {
  /** True when the transaction has ended. */
  processed: boolean;
  at: Date;
  begun: Date;
  data: TransactionData;
}

/** Events per page, Paypack's maximum. */
const pageSize = 100;

/** Page limit; a longer list counts as endless. */
const mostPages = 200;

export async function processedEvents(account: PaypackAccount, ref: string): Promise<TransactionData[]> {
  const events = await eventsOf(account, ref);
  return events.flatMap(({ processed, data }) => (processed ? data : []));
}

/** Returns all events of exactly this reference. Throws PaypackUnreachable. */
export async function eventsOf(account: PaypackAccount, ref: string): Promise<PaypackEvent[]> {
  const { transactions } = await getEvents(account, { ref, kind: 'CASHIN', limit: pageSize, offset: 0 });
  return transactions.map(readEvent).flatMap((event) => (event?.data.ref === ref ? event : []));
}

/** Returns transactions begun on a phone since then, oldest first. Throws PaypackUnreachable. */
export async function promptsSince(account: PaypackAccount, phone: string, since: Date) {
  const events: PaypackEvent[] = [];
  for await (const page of eventsSince(account, since, { client: phone })) events.push(...page);
  const oldestFirst = events.sort((a, b) => a.begun.getTime() - b.begun.getTime());
  const onPhone = oldestFirst.filter(
    ({ begun, data }) => begun >= since && normalisePhone(data.client ?? '') === phone,
  );
  return [...new Map(onPhone.map(({ data }) => [data.ref, data])).values()];
}

/** Yields payment request events, filtered again, as Paypack may not. Throws PaypackUnreachable. */
export async function* eventsSince(
  account: PaypackAccount,
  since: Date,
  { client }: { client?: string } = {},
): AsyncGenerator<PaypackEvent[]> {
  const wanted = { kind: 'CASHIN', from: since.toISOString(), ...(client && { client }) };
  for (let offset = 0, read = 0; read < mostPages; read += 1) {
    const { total, transactions } = await getEvents(account, { ...wanted, limit: pageSize, offset });
    const events = transactions.map(readEvent).filter((event) => event?.data.kind === 'CASHIN');
    const recent = events.flatMap((event) => (event && event.at >= since ? event : []));
    yield recent;
    offset += transactions.length;
    const isLast = transactions.length < pageSize && (total === undefined || offset >= total);
    // Newest first: after a page without a recent event, all are older.
    if (isLast || transactions.length === 0 || (events.length > 0 && recent.length === 0)) return;
  }
  throw new PaypackUnreachable('Paypack’s list of events has no end.');
}

/** Resolves if Paypack responds within `timeout` milliseconds. */
export async function pingPaypack(account: PaypackAccount, timeout: number): Promise<void> {
  await getEvents(account, { limit: 1 }, timeout);
}

function readEvent(event: EventList['transactions'][number]): PaypackEvent | undefined {
  const { data } = transactionData.safeParse(event.data);
  if (data === undefined) return undefined;
  const at = timeOf(event.created_at ?? data.created_at, new Date(0));
  return {
    processed: event.event_kind === 'transaction:processed',
    at,
    begun: timeOf(data.created_at, at),
    data,
  };
}

function timeOf(text: string | undefined, otherwise: Date): Date {
  const time = new Date(text ?? Number.NaN);
  return Number.isNaN(time.getTime()) ? otherwise : time;
}

/** Fetches events. A refusal becomes PaypackUnreachable, since the outcome stays unknown. */
async function getEvents(
  account: PaypackAccount,
  wanted: Record<string, string | number>,
  timeout = paypackTimeoutMs,
): Promise<EventList> {
  const query = new URLSearchParams(Object.entries(wanted).map(([name, value]) => [name, String(value)]));
  const url = `${account.baseUrl}/events/transactions?${query}`;
  const signal = AbortSignal.timeout(timeout);
  try {
    return await withToken(account, signal, (access) =>
      callPaypack(url, { headers: authorized(access), signal }, eventList),
    );
  } catch (error) {
    if (!(error instanceof PaypackRefusal)) throw error;
    throw new PaypackUnreachable(`Paypack did not return its events: ${error.message}`, { cause: error });
  }
}
