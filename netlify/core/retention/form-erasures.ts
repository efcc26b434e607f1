import { inArray, lte } from 'drizzle-orm';
import { applicationRetentionMonths } from '#src/domain/application/application-words.ts';
import { enrolmentRetentionMonths } from '#src/domain/enrolment/enrolment.ts';
import { messageRetentionMonths } from '#src/domain/message/message.ts';
import { monthsBefore } from '#src/lib/dates/dates.ts';
import { applications } from '../application/application.table.ts';
import type { Transaction } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { eraseFile } from '../files/file-store.ts';
import { messages } from '../message/message.table.ts';
import { recordErasure } from './erasure.ts';

export const formErasures = [
  recordErasure({
    kind: 'message',
    table: messages,
    isDue: (now) => lte(messages.createdAt, monthsBefore(now, messageRetentionMonths)),
  }),
  recordErasure({
    kind: 'enrolment',
    table: enrolments,
    isDue: (now) => lte(enrolments.createdAt, monthsBefore(now, enrolmentRetentionMonths)),
  }),
  recordErasure({
    kind: 'application',
    table: applications,
    isDue: (now) => lte(applications.createdAt, monthsBefore(now, applicationRetentionMonths)),
    before: eraseCvs,
  }),
];

/** Erases the files first: if the row then remains, it still names them for the next run. */
async function eraseCvs(tx: Transaction, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ cvKey: applications.cvKey })
    .from(applications)
    .where(inArray(applications.id, ids));
  await Promise.all(rows.map(({ cvKey }) => eraseFile('cvs', cvKey)));
  return [];
}
