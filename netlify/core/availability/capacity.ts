import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { studioCalendar } from '#src/features/availability/published-calendar.ts';
import { maxCapacity, wrongCapacity } from '#src/features/staff/days/capacity.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { readFields } from '../read-fields.ts';
import { settings } from './setting.table.ts';

const capacitySchema = z.object({
  capacity: z.int(wrongCapacity).check(z.gte(1, wrongCapacity), z.lte(maxCapacity, wrongCapacity)),
});
export type CapacityRequest = z.input<typeof capacitySchema>;

/**
 * How many bookings a day takes: what the staff set, else what the calendar says. Nothing else decides it. More bookings
 * than that, made before it was lowered, stay.
 */
export async function dayCapacity(connection: Transaction | Database): Promise<number> {
  const [setting] = await connection
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, 'capacity'));
  return setting?.value ?? studioCalendar.capacity;
}

/** Sets how many bookings a day takes, from the next booking on. Throws ProblemError 400 or 422. */
export async function changeCapacity(me: SignedIn, body: unknown): Promise<number> {
  const { capacity } = readFields(capacitySchema, body);
  return db().transaction(async (tx) => {
    // One after the other, or the log would tell a "before" that never was.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'), hashtext('capacity'))`);
    const before = await dayCapacity(tx);
    if (before !== capacity) await keep(tx, me, before, capacity);
    return capacity;
  });
}

async function keep(tx: Transaction, { user }: SignedIn, before: number, capacity: number): Promise<void> {
  const [setting] = await tx
    .insert(settings)
    .values({ name: 'capacity', value: capacity })
    .onConflictDoUpdate({ target: settings.name, set: { value: capacity, updatedAt: sql`now()` } })
    .returning({ id: settings.id });
  if (setting === undefined) throw new Error('The database did not return the setting it stored.');
  await audit(tx, {
    actor: user.id,
    action: 'capacity.changed',
    subjectId: setting.id,
    before: { capacity: before },
    after: { capacity },
  });
}
