import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { clientSchema } from '#src/domain/client/client-requests.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { changedSince } from '../lists/change-record.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { clientKeys, clients } from './client.table.ts';
import { type Client, idsOf, lockClient } from './client.ts';
import { describeClient, type Viewer } from './describe-client.ts';

type Key = Pick<typeof clientKeys.$inferSelect, 'kind' | 'value'>;

/** Corrects name, language and keys. Throws 400, 404, 409 or 422; a key of another client is a 409. */
export async function changeClient(viewer: Viewer, id: string, body: unknown): Promise<ClientDetail> {
  const { version, name, language, phones, emails } = readFields(clientSchema, body);
  return db().transaction(async (tx) => {
    const current = await lockClient(tx, id);
    await requireCurrent(tx, viewer, current, version);
    const same = await idsOf(tx, current.id);
    const changed = await putKeys(tx, current, same, await keysOf(tx, phones, emails));
    if (name !== current.name || language !== current.language)
      await tx.update(clients).set({ name, language }).where(eq(clients.id, current.id));
    // Names of parts only: the log outlives the client.
    const parts = [
      ...(name === current.name ? [] : ['name']),
      ...(language === current.language ? [] : ['language']),
      ...changed,
    ];
    if (parts.length > 0)
      await audit(tx, {
        actor: viewer.me.user.id,
        action: 'client.corrected',
        subjectId: current.id,
        after: { parts },
      });
    return describeClient(tx, viewer, current.id);
  });
}

/** Throws ProblemError 409 with the client as they are now if `version` is stale. */
export async function requireCurrent(
  tx: Transaction,
  viewer: Viewer,
  current: Client,
  version: number,
): Promise<void> {
  if (current.version !== version) throw changedSince(await describeClient(tx, viewer, current.id));
}

/** Normalises keys as the database does for records. Throws ProblemError 422. */
async function keysOf(tx: Transaction, phones: string[], emails: string[]): Promise<Key[]> {
  const { rows } = await tx.execute<{ value: string }>(
    sql`select phone_key(phone) as value from jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb) phone`,
  );
  const keys: Key[] = [
    ...rows.map(({ value }) => ({ kind: 'phone' as const, value })),
    ...emails.map((email) => ({ kind: 'email' as const, value: email.toLowerCase() })),
  ];
  if (keys.length === 0)
    throw fieldProblem('phones', 'Please leave a phone number or an email: a client is known by them.');
  return keys;
}

/** Makes these the only keys of a client and those merged into it; returns the kinds that changed. */
async function putKeys(tx: Transaction, { id }: Client, same: string[], keys: Key[]): Promise<string[]> {
  const values = (kind: Key['kind']) => keys.filter((key) => key.kind === kind).map(({ value }) => value);
  const unwanted = or(
    and(eq(clientKeys.kind, 'phone'), notInArray(clientKeys.value, values('phone'))),
    and(eq(clientKeys.kind, 'email'), notInArray(clientKeys.value, values('email'))),
  );
  const removed = await tx
    .delete(clientKeys)
    .where(and(inArray(clientKeys.clientId, same), unwanted))
    .returning();
  // In one order, so that two corrections with the same keys wait for each other instead of failing.
  const ordered = keys.toSorted((one, other) =>
    `${one.kind} ${one.value}` < `${other.kind} ${other.value}` ? -1 : 1,
  );
  const added = await tx
    .insert(clientKeys)
    .values(ordered.map((key) => ({ ...key, clientId: id })))
    .onConflictDoNothing()
    .returning();
  await requireOwn(tx, same, keys);
  const kinds = new Set([...removed, ...added].map(({ kind }) => kind));
  return [...(kinds.has('email') ? ['emails'] : []), ...(kinds.has('phone') ? ['phones'] : [])];
}

/** Throws ProblemError 409 that proposes the merge if another client has one of the keys. */
async function requireOwn(tx: Transaction, same: string[], keys: Key[]): Promise<void> {
  const [taken] = await tx
    .select({
      kind: clientKeys.kind,
      value: clientKeys.value,
      id: sql<string>`coalesce(${clients.mergedInto}, ${clients.id})`,
    })
    .from(clientKeys)
    .innerJoin(clients, eq(clients.id, clientKeys.clientId))
    .where(
      and(
        notInArray(clientKeys.clientId, same),
        or(...keys.map(({ kind, value }) => and(eq(clientKeys.kind, kind), eq(clientKeys.value, value)))),
      ),
    )
    .limit(1);
  if (taken === undefined) return;
  const field = taken.kind === 'phone' ? 'phones' : 'emails';
  const [owner] = await tx.select({ name: clients.name }).from(clients).where(eq(clients.id, taken.id));
  const called = owner?.name || 'another client';
  const sentence = `${taken.value} belongs to ${called}. If they are the same person, please merge the two clients.`;
  throw new ProblemError(409, sentence, { fields: { [field]: sentence }, extra: { mergeWith: taken.id } });
}
