import { className } from '#src/domain/dance/dance.ts';
import { type EnrolmentRow, enrolmentStates } from '#src/domain/enrolment/enrolment-list.ts';

export function stateText({ status, waitingNumber }: EnrolmentRow): string {
  const state = enrolmentStates[status];
  return status === 'waiting' && waitingNumber !== null ? `${state}, number ${waitingNumber}` : state;
}

export function classOf({ className: name, registeredAs }: EnrolmentRow): string {
  return className({ name, ...(registeredAs !== null && { registeredAs }) });
}
