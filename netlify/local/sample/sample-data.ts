import { eq, like } from 'drizzle-orm';
import { users } from '#netlify/core/account/account.table.ts';
import { toAccountUser } from '#netlify/core/account/account-user.ts';
import type { SignedIn } from '#netlify/core/account/sessions.ts';
import { bookings } from '#netlify/core/booking/booking.table.ts';
import { db } from '#netlify/core/database.ts';
import { blockNumber } from '#netlify/core/payment/blocked/block-numbers.ts';
import { readClosing, readClosingDays, signDay } from '#netlify/core/payment/closing/sign-day.ts';
import { storeDifferences } from '#netlify/core/payment/reconcile/store-differences.ts';
import { backdateClients, settleMails } from './backdate.ts';
import { makeSampleBackups } from './sample-backups.ts';
import { makeSampleBookings } from './sample-bookings.ts';
import { makeSampleGallery } from './sample-gallery.ts';
import { makeSampleInvitations } from './sample-invitations.ts';
import { sampleDomain } from './sample-people.ts';
import { makeSampleReplies } from './sample-replies.ts';
import { makeSampleRequests } from './sample-requests.ts';
import { makeSampleShelf } from './sample-shelf.ts';
import { makeSampleUsers } from './sample-users.ts';

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
  await backdateClients();
}

async function signSampleDays(me: SignedIn): Promise<void> {
  const now = new Date();
  for (const { day } of (await readClosingDays(now)).slice(2)) {
    const { version } = await readClosing({ day }, now);
    await signDay(me, { day, version, note: 'Sample: checked against the till.' }, now);
  }
}

async function blockSampleNumber(me: SignedIn): Promise<void> {
  await blockNumber(me, { phone: '0728 000 000', reason: 'Sample: its owner called and ordered nothing.' });
}

async function makeSampleDifference(now: Date): Promise<void> {
  const theirs = {
    ref: crypto.randomUUID(),
    phone: '0728123457',
    amount: 45_000,
    fee: 1035,
    status: 'successful' as const,
    begun: now,
  };
  await storeDifferences([{ kind: 'unknown', ours: undefined, theirs }], now);
}

async function idOfSuperAdmin(): Promise<string> {
  const [head] = await db().select().from(users).where(eq(users.role, 'SUPERADMIN')).limit(1);
  if (head === undefined) throw new Error('Samples need a super admin, who invites others.');
  return head.id;
}
