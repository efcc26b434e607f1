import { z } from 'zod';
import type { Ledger, Transaction } from './ledger.ts';

const time = z
  .string()
  .transform((text) => Date.parse(text))
  .refine((at) => !Number.isNaN(at));

const filters = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
  from: time.optional(),
  to: time.optional(),
  kind: z.string().toUpperCase().optional(),
  client: z.string().optional(),
  ref: z.string().optional(),
  status: z.string().optional(),
});

type Filters = z.infer<typeof filters>;

/** Parses list filters; undefined if invalid. Paypack's client sends phone numbers without the first 0. */
export function readFilters(query: Record<string, string>): Filters | undefined {
  const given = Object.entries(query).filter(([, value]) => value !== '');
  return filters.safeParse(Object.fromEntries(given)).data;
}

/** Returns a page of events, newest first; `from` and `to` filter by the time of the event itself. */
export function eventPage(ledger: Ledger, wanted: Filters) {
  const matching = ledger
    .events()
    .filter(({ created_at, data }) => isWithin(created_at, wanted) && isMeant(data, wanted));
  return { ...page(matching, wanted), total: matching.length };
}

export function transactionPage(ledger: Ledger, wanted: Filters) {
  const matching = ledger
    .transactions()
    .filter((one) => isWithin(one.created_at, wanted) && isMeant(one, wanted));
  const sum = (of: 'amount' | 'fee') => matching.reduce((total, one) => total + one[of], 0);
  return {
    ...page(matching.map(rawTransaction), wanted),
    cashin: sum('amount'),
    cashout: 0,
    fee: sum('fee'),
    total: matching.length,
  };
}

/** Formats a transaction as `find` and the list return it: without its status. */
export function rawTransaction({ ref, user_ref, amount, fee, kind, provider, ...rest }: Transaction) {
  const { client, metadata, merchant, created_at } = rest;
  const facts = { ref, user_ref, amount, fee, kind, provider, client, metadata, merchant };
  return { ...facts, created_at, timestamp: created_at };
}

function page<One>(all: One[], { limit, offset }: Filters) {
  return { limit, offset, transactions: all.slice(offset, offset + limit) };
}

function isWithin(at: string, { from = -Infinity, to = Infinity }: Filters): boolean {
  const moment = Date.parse(at);
  return moment >= from && moment <= to;
}

function isMeant(one: Pick<Transaction, 'ref' | 'kind' | 'client' | 'status'>, wanted: Filters): boolean {
  const { ref = one.ref, kind = one.kind, status = one.status, client = one.client } = wanted;
  return (
    one.ref === ref && one.kind === kind && one.status === status && one.client.slice(-9) === client.slice(-9)
  );
}
