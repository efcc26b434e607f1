import { eq, sql } from 'drizzle-orm';
import { type ApplicationRow, applicationListRules } from '#src/domain/application/application-list.ts';
import { stageNames } from '#src/domain/application/application-stage.ts';
import { feeState } from '#src/domain/booking/fee/fee.ts';
import { feeOf } from '../booking/fee/fee-queries.ts';
import { changesOf, programmeFee } from '../internship/programmes.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { applications } from './application.table.ts';

const { id, status, name, email, phone, language, programme, programmeTitle, availability } = applications;
const { motivation, portfolio, cvName, cvBytes, version, createdAt, bookingId, clientId } = applications;

/** Application list for staff, without the CV’s key. */
export const applicationList = list({
  rules: applicationListRules,
  table: applications,
  id,
  columns: {
    id,
    status,
    clientId,
    name,
    email,
    phone,
    language,
    programme,
    programmeTitle,
    availability,
    motivation,
    portfolio,
    cvName,
    cvBytes,
    version,
    createdAt,
    fee: feeOf(bookingId),
    programmeChanges: changesOf(programme),
  },
  sorts: { createdAt, name },
  filters: {
    programme: (wanted) => eq(programme, wanted),
    status: (wanted) => eq(status, wanted),
    from: (day) => fromDay(createdAt, day),
    to: (day) => throughDay(createdAt, day),
  },
  search: (words) => sql`${applications}.search @@ ${words}`,
  rows: (found): ApplicationRow[] =>
    found.map(({ programmeChanges, ...row }) => ({
      ...row,
      price: programmeFee(row.programme, programmeChanges),
      createdAt: row.createdAt.toISOString(),
    })),
  csv: {
    Programme: (row) => row.programmeTitle,
    Stage: (row) => stageNames[row.status],
    Name: (row) => row.name,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    Available: (row) => row.availability,
    Motivation: (row) => row.motivation,
    Portfolio: (row) => row.portfolio,
    CV: (row) => row.cvName,
    Fee: (row) => feeState(row.fee),
    'Fee paid (RWF)': (row) => row.fee?.paid ?? null,
    Applied: (row) => new Date(row.createdAt),
  },
});
