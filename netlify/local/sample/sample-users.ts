import { users } from '#netlify/core/account/account.table.ts';
import { db } from '#netlify/core/database.ts';
import { daysAgo } from './backdate.ts';
import { person } from './sample-people.ts';

/** Creates clients, one suspended, and an admin with two-step login, all without passwords. */
export async function makeSampleUsers(): Promise<void> {
  for (let number = 0; number < 6; number += 1) {
    const { name, email } = person(number);
    const createdAt = daysAgo(number * 11);
    await db()
      .insert(users)
      .values({
        name,
        email,
        createdAt,
        lastSeenAt: number === 3 ? null : daysAgo(number * 3),
        ...(number === 5 && { role: 'ADMIN' as const, secondFactorSince: daysAgo(20) }),
        ...(number === 4 && { suspendedAt: new Date(), suspendedFor: 'Sample: three bookings, none paid.' }),
      });
  }
}
