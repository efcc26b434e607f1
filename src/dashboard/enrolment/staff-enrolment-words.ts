import { className } from '#src/domain/dance/dance.ts';
import { en as dance } from '#src/domain/dance/words/en.ts';
import { type EnrolmentRow, enrolmentStates } from '#src/domain/enrolment/enrolment-list.ts';
import { speak } from '#src/lib/words/messages.ts';

const danceWords = speak('en', dance);

export function stateText({ status, waitingNumber }: EnrolmentRow): string {
  const state = enrolmentStates[status];
  return status === 'waiting' && waitingNumber !== null ? `${state}, number ${waitingNumber}` : state;
}

export function classOf({ className: name, registeredAs }: EnrolmentRow): string {
  return className(danceWords, { name, registeredAs });
}
