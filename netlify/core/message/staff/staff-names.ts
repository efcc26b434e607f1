import { and, asc, isNull, ne } from 'drizzle-orm';
import type { StaffName } from '#src/domain/message/staff/message-detail.ts';
import { users } from '../../account/account.table.ts';
import type { Database, Transaction } from '../../database.ts';

export async function staffNames(connection: Database | Transaction): Promise<StaffName[]> {
  return connection
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(ne(users.role, 'USER'), isNull(users.suspendedAt)))
    .orderBy(asc(users.name), asc(users.id));
}
