import { inArray, lt, lte, or } from 'drizzle-orm';
import { applicationRetentionMonths } from '#src/domain/application/application-limits.ts';
import { enrolmentRetentionMonths } from '#src/domain/enrolment/enrolment.ts';
import { messageRetentionMonths } from '#src/domain/message/message.ts';
import { monthsBefore, todayInKigali } from '#src/lib/dates/dates.ts';
import { applications } from '../application/application.table.ts';
import { erasePersonalFields } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';
import { eraseFile } from '../files/file-store.ts';
import { messages } from '../message/message.table.ts';
import { waitingList } from '../waiting-list/waiting-list.table.ts';
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
  recordErasure({
    kind: 'waiting-list',
    table: waitingList,
    isDue: (now) =>
      or(
        lt(waitingList.day, todayInKigali(now)),
        lte(waitingList.leftAt, new Date(now.getTime() - leftDays * 86_400_000)),
      ),
    before: eraseReasons,
  }),
];

/** Days for which the link of a client who left still says so. */
const leftDays = 30;

/** Erases why staff took clients off the list. */
async function eraseReasons(tx: Transaction, ids: string[]): Promise<string[]> {
  await erasePersonalFields(tx, ids);
  return [];
}

/** Erases the files first: if the row then remains, it still names them for the next run. */
async function eraseCvs(tx: Transaction, ids: string[]): Promise<string[]> {
  const rows = await tx
    .select({ cvKey: applications.cvKey })
    .from(applications)
    .where(inArray(applications.id, ids));
  await Promise.all(rows.map(({ cvKey }) => eraseFile('cvs', cvKey)));
  return [];
}
