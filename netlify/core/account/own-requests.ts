import { desc, sql } from 'drizzle-orm';
import { applications } from '../application/application.table.ts';
import { db } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import type { SignedIn } from './sessions.ts';

/** An enrolment as its owner sees it. Amounts in RWF, instants in ISO 8601. */
export interface OwnEnrolment {
  id: string;
  className: string;
  /** The name it is enrolled under, where that is another one. */
  registeredAs: string | null;
  status: 'enrolled' | 'waiting';
  /** The number on the waiting list that was told; null for who got a seat at once. */
  waitingNumber: number | null;
  price: number;
  createdAt: string;
}

/** An application as its owner sees it. */
export interface OwnApplication {
  id: string;
  programmeTitle: string;
  status: 'new' | 'invited' | 'accepted' | 'declined';
  cvName: string;
  createdAt: string;
}

/** Enrolments under an address, which visitors type as they like. */
export const enrolledBy = (email: string) => sql`lower(${enrolments.email}) = ${email}`;

/** Applications under an address. */
export const appliedBy = (email: string) => sql`lower(${applications.email}) = ${email}`;

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
