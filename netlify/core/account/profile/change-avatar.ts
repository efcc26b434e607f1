import { eq, sql } from 'drizzle-orm';
import { db } from '../../database.ts';
import { users } from '../account.table.ts';
import { limitAccount } from '../account-limits.ts';
import { lockUser } from '../account-queries.ts';
import { type AccountUser, toAccountUser, type User } from '../account-user.ts';
import { notSignedIn, type SignedIn } from '../sessions.ts';
import { avatarPicture } from './avatar-picture.ts';
import { deleteAvatar, storeAvatar } from './avatar-store.ts';

/** Replaces the account’s picture. Throws ProblemError 413, 415, 422, 429 or 503. */
export async function changeAvatar(
  { user }: SignedIn,
  file: Uint8Array<ArrayBuffer>,
  address: string,
): Promise<AccountUser> {
  await limitAccount('avatar', user.id, address);
  const avatarKey = await storeAvatar(await avatarPicture(file));
  try {
    const { before, after } = await setAvatar(user.id, avatarKey);
    await deleteAvatar(before.avatarKey);
    return toAccountUser(after);
  } catch (error) {
    await deleteAvatar(avatarKey);
    throw error;
  }
}

export async function removeAvatar({ user }: SignedIn): Promise<AccountUser> {
  const { before, after } = await setAvatar(user.id, null);
  await deleteAvatar(before.avatarKey);
  return toAccountUser(after);
}

/** Serialises concurrent changes, so that each deletes the picture it replaces. */
async function setAvatar(userId: string, avatarKey: string | null): Promise<{ before: User; after: User }> {
  return db().transaction(async (tx) => {
    const before = await lockUser(tx, userId);
    const [after] = await tx
      .update(users)
      .set({ avatarKey, updatedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning();
    if (before === undefined || after === undefined) throw notSignedIn();
    return { before, after };
  });
}
