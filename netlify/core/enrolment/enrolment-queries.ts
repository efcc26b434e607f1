import { and, count, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ClassRoom, EnrolmentStatus } from '#src/domain/enrolment/enrolment.ts';
import type { Database, Transaction } from '../database.ts';
import { enrolments } from './enrolment.table.ts';
import type { AcceptedEnrolment } from './parse-enrolment.ts';

export type Enrolment = typeof enrolments.$inferSelect;

/** Reads a submission's enrolment, which must exist: both are erased together. */
export async function requireEnrolment(tx: Transaction, id: string | null): Promise<Enrolment> {
  const found = id === null ? [] : await tx.select().from(enrolments).where(eq(enrolments.id, id));
  if (found[0] === undefined) throw new Error('A submission has no enrolment.');
  return found[0];
}

export async function lockClass(tx: Transaction, classId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('enrolments'), hashtext(${classId}))`);
}

/** Counts enrolled and waiting dancers of a class. Reliable only under `lockClass`. */
export async function classRoom(
  connection: Database | Transaction,
  classId: string,
  seats: number,
): Promise<ClassRoom> {
  const rows = await connection
    .select({ status: enrolments.status, people: count() })
    .from(enrolments)
    .where(eq(enrolments.classId, classId))
    .groupBy(enrolments.status);
  const people = (status: EnrolmentStatus) => rows.find((row) => row.status === status)?.people ?? 0;
  return { seats, enrolled: people('enrolled'), waiting: people('waiting') };
}

const ahead = alias(enrolments, 'ahead');

// A nested fragment, because Drizzle drops the table names of a column that is selected alone.
const ranked = sql`case when ${enrolments.status} = 'waiting' then (select count(*)::int from ${enrolments} ahead where ${ahead.classId} = ${enrolments.classId} and ${ahead.status} = 'waiting' and (${ahead.createdAt}, ${ahead.id}) <= (${enrolments.createdAt}, ${enrolments.id})) end`;

/** Rank among the dancers who wait for the same class now; null for the others. */
export const waitingRank = sql<number | null>`(${ranked})`;

export async function hasPlace(
  tx: Transaction,
  { classId, name, email, phone }: AcceptedEnrolment['request'],
): Promise<boolean> {
  const digits = (number: unknown) => sql`right(regexp_replace(${number}, '[^0-9]', '', 'g'), 9)`;
  const found = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      // All three must match: a stranger with only some must not learn who dances with us.
      and(
        eq(enrolments.classId, classId),
        eq(sql`lower(${enrolments.name})`, name.toLowerCase()),
        eq(sql`lower(${enrolments.email})`, email.toLowerCase()),
        eq(digits(enrolments.phone), digits(phone)),
        ne(enrolments.status, 'cancelled'),
      ),
    )
    .limit(1);
  return found.length > 0;
}
