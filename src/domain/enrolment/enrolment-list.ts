import type { Fee } from '#src/domain/booking/fee/fee.ts';
import { day, listRules, oneOf, word } from '#src/lib/lists/list-rules.ts';
import {
  type EnrolmentPayment,
  type EnrolmentStatus,
  type Experience,
  enrolmentStatuses,
} from './enrolment.ts';

/** The staff's list of enrolments: what it holds and what it can be asked for. */

/** `class` is an id; `waits=fee` finds places without a fee request; `from` and `to` are enrolment days. */
export const enrolmentListRules = listRules({
  sorts: ['createdAt', 'name'],
  usual: '-createdAt',
  filters: {
    class: word(),
    status: oneOf(enrolmentStatuses),
    waits: oneOf(['fee']),
    from: day(),
    to: day(),
  },
});

/** An enrolment in the list. */
export interface EnrolmentRow {
  id: string;
  status: EnrolmentStatus;
  /** Present rank on the waiting list; null for the others. */
  waitingNumber: number | null;
  classId: string;
  className: string;
  /** The name it is enrolled under, where that is another one. */
  registeredAs: string | null;
  /** RWF */
  price: number;
  name: string;
  email: string;
  phone: string;
  age: number;
  experience: Experience;
  emergencyContact: string;
  paymentMethod: EnrolmentPayment;
  guardianName: string | null;
  /** Null while none was asked for. */
  fee: Fee | null;
  version: number;
  /** ISO instant. */
  createdAt: string;
}

/** Labels of enrolment states. */
export const enrolmentStates: Record<EnrolmentStatus, string> = {
  enrolled: 'Enrolled',
  waiting: 'Waiting list',
  cancelled: 'Cancelled',
};
