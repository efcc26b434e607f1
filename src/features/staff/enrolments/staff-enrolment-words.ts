import { className } from '#src/features/dance/dance.ts';
import type { EnrolmentStatus } from '#src/features/enrolment/enrolment.ts';
import type { EnrolmentRow } from '#src/features/enrolment/enrolment-list.ts';

/** Where an enrolment stands, in words. */
export const enrolmentStates: Record<EnrolmentStatus, string> = {
  enrolled: 'Enrolled',
  waiting: 'Waiting list',
  cancelled: 'Cancelled',
};

/** "Waiting list, number 2" */
export function stateText({ status, waitingNumber }: EnrolmentRow): string {
  const state = enrolmentStates[status];
  return status === 'waiting' && waitingNumber !== null ? `${state}, number ${waitingNumber}` : state;
}

/** "Ikinimba (registered as Umushayayo)" */
export function classOf({ className: name, registeredAs }: EnrolmentRow): string {
  return className({ name, ...(registeredAs !== null && { registeredAs }) });
}
