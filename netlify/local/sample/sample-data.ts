import { eq, like } from 'drizzle-orm';
import { users } from '#netlify/core/account/account.table.ts';
import { toAccountUser } from '#netlify/core/account/account-user.ts';
import { bookings } from '#netlify/core/booking/booking.table.ts';
import { db } from '#netlify/core/database.ts';
import { settleMails } from './backdate.ts';
import { makeSampleBackups } from './sample-backups.ts';
import { blockSampleNumber } from './sample-blocked-number.ts';
import { makeSampleBookings } from './sample-bookings.ts';
import { signSampleDays } from './sample-closings.ts';
import { makeSampleDifference } from './sample-difference.ts';
import { makeSampleGallery } from './sample-gallery.ts';
import { makeSampleInvitations } from './sample-invitations.ts';
import { sampleDomain } from './sample-people.ts';
import { makeSampleReplies } from './sample-replies.ts';
import { makeSampleRequests } from './sample-requests.ts';
import { makeSampleShelf } from './sample-shelf.ts';
import { makeSampleUsers } from './sample-users.ts';

/** Fills the lists of this machine's own database with marked samples, once, so that every screen has something to show. */
export async function makeSampleData(): Promise<void> {
  const [known] = await db()
    .select({ id: bookings.id })
    .from(bookings)
    .where(like(bookings.email, `%@${sampleDomain}`))
    .limit(1);
  if (known !== undefined) return;
  const [admin] = await db().select().from(users).where(eq(users.role, 'ADMIN')).limit(1);
  if (admin === undefined) throw new Error('Samples need an admin, who decides about the bookings.');
  const { secondFactorSince } = admin;
  const me = {
    user: toAccountUser(admin),
    sessionId: '',
    authenticatedAt: new Date(),
    secondFactorSince,
    snapshot: '',
  };
  await makeSampleBookings(me);
  await makeSampleRequests(me);
  await signSampleDays(me);
  await blockSampleNumber(me);
  await makeSampleDifference(new Date());
  await makeSampleReplies(me);
  await makeSampleShelf(me);
  await makeSampleUsers();
  await makeSampleGallery(me);
  await makeSampleInvitations(await idOfSuperAdmin());
  await makeSampleBackups();
  await settleMails();
}

async function idOfSuperAdmin(): Promise<string> {
  const [head] = await db().select().from(users).where(eq(users.role, 'SUPERADMIN')).limit(1);
  if (head === undefined) throw new Error('Samples need a super admin, who invites others.');
  return head.id;
}
