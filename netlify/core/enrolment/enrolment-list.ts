import { eq, sql } from 'drizzle-orm';
import { feeState } from '#src/domain/booking/fee/fee.ts';
import {
  type EnrolmentRow,
  enrolmentListRules,
  enrolmentStates,
} from '#src/domain/enrolment/enrolment-list.ts';
import { feeOf } from '../booking/fee/fee-queries.ts';
import { fromDay, throughDay } from '../lists/day-range.ts';
import { list } from '../lists/list.ts';
import { enrolments } from './enrolment.table.ts';
import { waitingRank } from './enrolment-queries.ts';
import { waitsForFee } from './waits-for-fee.ts';

const { id, status, classId, className, registeredAs, price, name, email, phone } = enrolments;
const {
  age,
  experience,
  emergencyContact,
  paymentMethod,
  guardianName,
  version,
  createdAt,
  bookingId,
  clientId,
  language,
} = enrolments;

export const enrolmentList = list({
  rules: enrolmentListRules,
  table: enrolments,
  id,
  columns: {
    id,
    status,
    waitingNumber: waitingRank,
    classId,
    className,
    registeredAs,
    price,
    clientId,
    name,
    email,
    phone,
    language,
    age,
    experience,
    emergencyContact,
    paymentMethod,
    guardianName,
    version,
    createdAt,
    fee: feeOf(bookingId),
  },
  sorts: { createdAt, name },
  filters: {
    class: (wanted) => eq(classId, wanted),
    status: (wanted) => eq(status, wanted),
    waits: waitsForFee,
    from: (day) => fromDay(createdAt, day),
    to: (day) => throughDay(createdAt, day),
  },
  search: (words) => sql`${enrolments}.search @@ ${words}`,
  rows: (found): EnrolmentRow[] => found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  csv: {
    Class: (row) => row.className,
    'Registered as': (row) => row.registeredAs,
    Status: (row) => enrolmentStates[row.status],
    'Waiting number': (row) => row.waitingNumber,
    Name: (row) => row.name,
    Age: (row) => row.age,
    Guardian: (row) => row.guardianName,
    Email: (row) => row.email,
    Phone: (row) => row.phone,
    'Emergency contact': (row) => row.emergencyContact,
    Experience: (row) => row.experience,
    'Price per month (RWF)': (row) => row.price,
    Payment: (row) => row.paymentMethod,
    Fee: (row) => feeState(row.fee),
    'Fee paid (RWF)': (row) => row.fee?.paid ?? null,
    Enrolled: (row) => new Date(row.createdAt),
  },
});
