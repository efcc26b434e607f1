import { and, eq, isNull, ne } from 'drizzle-orm';
import { users } from '../account/account.table.ts';
import type { Transaction } from '../database.ts';
import { fieldProblem } from '../read-fields.ts';

/** Locks a member of staff, whose access can end meanwhile. Throws ProblemError 422 on the field. */
export async function lockStaff(tx: Transaction, userId: string, field: string): Promise<void> {
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.role, 'USER'), isNull(users.suspendedAt)))
    .for('share');
  if (found === undefined)
    throw fieldProblem(field, 'This person no longer works in the dashboard. Choose someone else.');
}
