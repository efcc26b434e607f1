import { desc, eq, sql } from 'drizzle-orm';
import type { OwnApplication, OwnEnrolment } from '#src/domain/account/own/own-request.ts';
import { classNameIn } from '#src/domain/dance/dance-prices-in.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { applications } from '../../application/application.table.ts';
import { programmeTitleIn } from '../../application/programme-title.ts';
import { clientLanguage } from '../../client-language.ts';
import { db } from '../../database.ts';
import { enrolments } from '../../enrolment/enrolment.table.ts';
import { waitingRank } from '../../enrolment/enrolment-queries.ts';
import { messages } from '../../message/message.table.ts';
import { subscribers } from '../../newsletter/subscriber.table.ts';
import { waitingList } from '../../waiting-list/waiting-list.table.ts';
import type { SignedIn } from '../sessions.ts';
import type { PersonsRequests } from './erase-requests.ts';

export const enrolledBy = (email: string) => sql`lower(${enrolments.email}) = ${email}`;

export const appliedBy = (email: string) => sql`lower(${applications.email}) = ${email}`;

export const writtenBy = (email: string) => sql`lower(${messages.email}) = ${email}`;

export const waitingAs = (email: string) => sql`lower(${waitingList.email}) = ${email}`;

export function requestsOf(email: string): PersonsRequests {
  return {
    applied: appliedBy(email),
    written: writtenBy(email),
    enrolled: enrolledBy(email),
    subscribed: eq(subscribers.email, email),
    waiting: waitingAs(email),
    emails: [email],
  };
}

export async function ownEnrolments({ user }: SignedIn, page?: Language): Promise<OwnEnrolment[]> {
  const { id, classId, className, registeredAs, language, status, price, createdAt } = enrolments;
  const named = { classId, className, registeredAs, language };
  const found = await db()
    .select({ id, ...named, status, waitingNumber: waitingRank, price, createdAt })
    .from(enrolments)
    .where(enrolledBy(user.email))
    .orderBy(desc(createdAt));
  return found.map(({ classId, className, language, ...row }) => ({
    ...row,
    className: classNameIn(clientLanguage({ language }, page), { classId, className }),
    createdAt: row.createdAt.toISOString(),
  }));
}

export async function ownApplications({ user }: SignedIn, page?: Language): Promise<OwnApplication[]> {
  const found = await db()
    .select()
    .from(applications)
    .where(appliedBy(user.email))
    .orderBy(desc(applications.createdAt));
  return found.map((application) => ({
    id: application.id,
    programmeTitle: programmeTitleIn(clientLanguage(application, page), application),
    status: application.status,
    cvName: application.cvName,
    createdAt: application.createdAt.toISOString(),
  }));
}
