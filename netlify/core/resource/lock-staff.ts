import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '../account/account.table.ts';
import type { Transaction } from '../database.ts';
import { fieldProblem } from '../read-fields.ts';

/** Locks a member of staff, whose access can end meanwhile; returns false if it has ended. */
export async function lockIfStaff(tx: Transaction, userId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.role, 'USER'), isNull(users.suspendedAt)))
    .for('share');
  return found !== undefined;
}

/** Locks a member of staff. Throws ProblemError 422 on the field if their access has ended. */
export async function lockStaff(tx: Transaction, userId: string, field: string): Promise<void> {
  if (!(await lockIfStaff(tx, userId)))
    throw fieldProblem(field, 'This person no longer works in the dashboard. Choose someone else.');
}
