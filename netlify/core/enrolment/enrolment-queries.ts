import { count, eq, sql } from 'drizzle-orm';
import type { ClassRoom, EnrolmentStatus } from '#src/features/enrolment/enrolment.ts';
import { db, type Transaction } from '../database.ts';
import { enrolments } from './enrolment.table.ts';

export type Enrolment = typeof enrolments.$inferSelect;

/** The enrolment that this submission made. */
export async function enrolmentBySubmission(submissionId: string): Promise<Enrolment | undefined> {
  const [enrolment] = await db().select().from(enrolments).where(eq(enrolments.submissionId, submissionId));
  return enrolment;
}

/** Makes others wait who want a place in the same class, until the transaction ends. */
export async function lockClass(tx: Transaction, classId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('enrolments'), hashtext(${classId}))`);
}

/** How the class is filled. Certain only under `lockClass`. */
export async function classRoom(tx: Transaction, classId: string, seats: number): Promise<ClassRoom> {
  const rows = await tx
    .select({ status: enrolments.status, people: count() })
    .from(enrolments)
    .where(eq(enrolments.classId, classId))
    .groupBy(enrolments.status);
  const people = (status: EnrolmentStatus) => rows.find((row) => row.status === status)?.people ?? 0;
  return { seats, enrolled: people('enrolled'), waiting: people('waiting') };
}
