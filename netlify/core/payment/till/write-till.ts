import { eq } from 'drizzle-orm';
import type { DayClosing } from '#src/domain/payment/closing/closing.ts';
import { tillEntrySchema, tillReversalSchema } from '#src/domain/payment/closing/till.ts';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../../account/sessions.ts';
import { audit } from '../../audit/audit.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { changed, lockDay, requireNotFuture } from '../closing/closing-day.ts';
import { describeDay } from '../closing/describe-day.ts';
import { tillEntries } from './till-entry.table.ts';
import type { StoredTillEntry } from './till-queries.ts';

/** Records the opening float or cash taken out. Throws 400, 409 (with `current`) or 422. */
export async function writeTillEntry({ user }: SignedIn, body: unknown, now: Date): Promise<DayClosing> {
  const { version, ...entry } = readFields(tillEntrySchema, body);
  requireNotFuture(entry.day, now);
  return db().transaction(async (tx) => {
    await requireSeen(tx, entry.day, version);
    const { id, ...written } = await store(tx, { ...entry, actor: user.id });
    await audit(tx, { actor: user.id, action: `till.${entry.kind}`, subjectId: id, after: factsOf(written) });
    return describeDay(tx, entry.day);
  });
}

/** Takes an entry back by a second one. Throws 400, 404, 409 (with `current`) or 422. */
export async function reverseTillEntry(
  { user }: SignedIn,
  entryId: string,
  body: unknown,
): Promise<DayClosing> {
  const { version } = readFields(tillReversalSchema, body);
  return db().transaction(async (tx) => {
    const entry = await findEntry(tx, entryId);
    const { id, day, kind, amount, reason } = entry;
    const { tillEntries: seen } = await requireSeen(tx, day, version);
    if (entry.reverses !== null || seen.some((one) => one.id === id && one.reversed))
      throw changed('This entry was already undone.', await describeDay(tx, day));
    await store(tx, { day, kind, amount, reason, reverses: id, actor: user.id });
    await audit(tx, { actor: user.id, action: 'till.undone', subjectId: id, before: factsOf(entry) });
    return describeDay(tx, day);
  });
}

/** Locks the day and throws 409 if it has changed since it was seen. */
async function requireSeen(tx: Transaction, day: string, version: string): Promise<DayClosing> {
  await lockDay(tx, day);
  const current = await describeDay(tx, day);
  if (current.version !== version) throw changed('This day has changed since you opened it.', current);
  return current;
}

async function findEntry(tx: Transaction, id: string): Promise<StoredTillEntry> {
  const [entry] = isId(id) ? await tx.select().from(tillEntries).where(eq(tillEntries.id, id)) : [];
  if (entry === undefined) throw new ProblemError(404, 'This entry is not in the till.');
  return entry;
}

async function store(tx: Transaction, entry: typeof tillEntries.$inferInsert): Promise<StoredTillEntry> {
  const [written] = await tx.insert(tillEntries).values(entry).returning();
  if (written === undefined) throw new Error('The database did not return the entry it stored.');
  return written;
}

function factsOf({ day, kind, amount, reason }: Omit<StoredTillEntry, 'id'>) {
  return { day, kind, amount, ...(reason !== '' && { reason }) };
}
