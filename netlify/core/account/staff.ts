import { asc, ne } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { users } from './account.table.ts';
import { lockUser, userByEmail } from './account-queries.ts';
import { type AccountUser, type Role, toAccountUser } from './account-user.ts';
import { setRole } from './users/change-role.ts';

/** Who acts from the command line of the deployment, for the audit log. */
export const operator = 'operator';

export interface AddedStaff {
  user: AccountUser;
  /** True when the account was made now: it has no password until one is chosen with a reset code. */
  created: boolean;
}

/** Makes someone a member of staff; without an account they get one. `email` is normalised. Throws ProblemError 409. */
export async function addStaff(email: string, role: Role): Promise<AddedStaff> {
  return db().transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ email, role, name: email.slice(0, email.indexOf('@')) })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (made !== undefined) {
      await audit(tx, { actor: operator, action: 'account.created', subjectId: made.id, after: { role } });
      return { user: toAccountUser(made), created: true };
    }
    const found = await userByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (user === undefined) throw new Error('The account was deleted at this moment. Please try again.');
    return { user: toAccountUser(await setRole(tx, user, role, operator)), created: false };
  });
}

/** Makes a member of staff an ordinary user again. Undefined when nobody has the address. Throws ProblemError 409. */
export async function removeStaff(email: string): Promise<AccountUser | undefined> {
  return db().transaction(async (tx) => {
    const user = await userByEmail(tx, email);
    return user && toAccountUser(await setRole(tx, user, 'USER', operator));
  });
}

/** All admins and super admins, by address. */
export async function listStaff(): Promise<AccountUser[]> {
  const staff = await db().select().from(users).where(ne(users.role, 'USER')).orderBy(asc(users.email));
  return staff.map(toAccountUser);
}
