import { invitations } from '#netlify/core/account/invitation/invitation.table.ts';
import { freshToken } from '#netlify/core/account/secret-token.ts';
import { db } from '#netlify/core/database.ts';
import { invitationDays } from '#src/domain/account/invitation/invitation.ts';
import { daysAgo } from './backdate.ts';
import { person } from './sample-people.ts';

export async function makeSampleInvitations(invitedBy: string): Promise<void> {
  for (const days of [2, 9]) {
    await db()
      .insert(invitations)
      .values({
        email: person(10 + days).email,
        invitedBy,
        tokenHash: freshToken().tokenHash,
        createdAt: daysAgo(days),
        expiresAt: daysAgo(days - invitationDays),
      });
  }
}
