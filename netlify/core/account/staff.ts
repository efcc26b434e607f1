import { asc, ne } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { users } from './account.table.ts';
import { lockUser, userByEmail } from './account-queries.ts';
import { type AccountUser, type Role, toAccountUser } from './account-user.ts';
import { setRole } from './users/change-role.ts';

/** Actor in the audit log for commands run in the deployment. */
export const operator = 'operator';

export interface AddedStaff {
  user: AccountUser;
  /** True for a new account, which has no password until one is set with a reset code. */
  created: boolean;
}

/** Creates or promotes the account of a normalised `email`. Throws ProblemError 409 (last super admin). */
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
    if (user === undefined) throw new Error('This account has just been deleted. Please try again.');
    return { user: toAccountUser(await setRole(tx, user, role, operator)), created: false };
  });
}

/** Makes a staff member a client again; undefined for an unknown address. Throws ProblemError 409. */
export async function removeStaff(email: string): Promise<AccountUser | undefined> {
  return db().transaction(async (tx) => {
    const user = await userByEmail(tx, email);
    return user && toAccountUser(await setRole(tx, user, 'USER', operator));
  });
}

export async function listStaff(): Promise<AccountUser[]> {
  const staff = await db().select().from(users).where(ne(users.role, 'USER')).orderBy(asc(users.email));
  return staff.map(toAccountUser);
}
