import { desc, sql } from 'drizzle-orm';
import type { OwnApplication, OwnEnrolment } from '#src/features/account/own/own-request.ts';
import { applications } from '../../application/application.table.ts';
import { db } from '../../database.ts';
import { enrolments } from '../../enrolment/enrolment.table.ts';
import { messages } from '../../message/message.table.ts';
import type { SignedIn } from '../sessions.ts';

/** Enrolments under an address, which visitors type as they like. */
export const enrolledBy = (email: string) => sql`lower(${enrolments.email}) = ${email}`;

/** Applications under an address. */
export const appliedBy = (email: string) => sql`lower(${applications.email}) = ${email}`;

/** Messages under an address, which visitors type as they like. */
export const writtenBy = (email: string) => sql`lower(${messages.email}) = ${email}`;

/** The signed-in user's enrolments in dance classes, newest first. */
export async function ownEnrolments({ user }: SignedIn): Promise<OwnEnrolment[]> {
  const found = await db()
    .select()
    .from(enrolments)
    .where(enrolledBy(user.email))
    .orderBy(desc(enrolments.createdAt));
  return found.map(({ id, className, registeredAs, status, waitingNumber, price, createdAt }) => ({
    ...{ id, className, registeredAs, status, waitingNumber, price },
    createdAt: createdAt.toISOString(),
  }));
}

/** The signed-in user's applications for internships, newest first. */
export async function ownApplications({ user }: SignedIn): Promise<OwnApplication[]> {
  const found = await db()
    .select()
    .from(applications)
    .where(appliedBy(user.email))
    .orderBy(desc(applications.createdAt));
  return found.map(({ id, programmeTitle, status, cvName, createdAt }) => ({
    ...{ id, programmeTitle, status, cvName },
    createdAt: createdAt.toISOString(),
  }));
}
