import type { Fee } from '#src/domain/booking/fee/fee.ts';
import { day, listRules, oneOf, word } from '#src/lib/lists/list-rules.ts';
import type { Language } from '#src/lib/words/languages.ts';
import {
  type EnrolmentPayment,
  type EnrolmentStatus,
  type Experience,
  enrolmentStatuses,
} from './enrolment.ts';

/** `class` is an id; `waits=fee` finds places without a fee request; `from`, `to` are enrolment days. */
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

export interface EnrolmentRow {
  id: string;
  status: EnrolmentStatus;
  /** Current rank on the waiting list; null for the others. */
  waitingNumber: number | null;
  classId: string;
  className: string;
  /** Name it is enrolled under; null if the same. */
  registeredAs: string | null;
  /** RWF */
  price: number;
  /** Null once the contact details are erased. */
  clientId: string | null;
  name: string;
  email: string;
  phone: string;
  language: Language;
  age: number;
  experience: Experience;
  emergencyContact: string;
  paymentMethod: EnrolmentPayment;
  guardianName: string | null;
  /** Null before the first fee request. */
  fee: Fee | null;
  version: number;
  createdAt: string;
}

export const enrolmentStates: Record<EnrolmentStatus, string> = {
  enrolled: 'Enrolled',
  waiting: 'Waiting list',
  cancelled: 'Cancelled',
};
