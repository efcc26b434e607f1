import { applicationStages, stageNames } from '#src/domain/application/application-stage.ts';
import { interviewText } from '#src/domain/application/interview.ts';
import { formatMoney } from '#src/lib/money.ts';

type Facts = Record<string, unknown>;

/** Verb phrases that follow the actor's name. */
const acts: Record<string, (after: Facts) => string> = {
  'enrolment.created': ({ waitingNumber }) =>
    typeof waitingNumber === 'number' ? `joined the waiting list as number ${waitingNumber}` : 'enrolled',
  'enrolment.enrolled': () => 'gave the place',
  'enrolment.cancelled': () => 'cancelled the enrolment',
  'enrolment.phone-corrected': () => 'corrected the phone number',
  'enrolment.fee-made': feeRequested,
  'application.created': () => 'applied',
  'application.cv-opened': () => 'opened the CV',
  'application.moved': ({ status, interview }) => {
    if (typeof interview === 'string') return `invited to an interview on ${interviewText(interview)}`;
    const stage = applicationStages.find((one) => one === status);
    return stage === undefined ? 'moved it to another stage' : `moved it to ${stageNames[stage]}`;
  },
  'application.fee-made': feeRequested,
};

/** "moved it to Invited"; undefined for acts on other records. */
export function formAct(action: string, after: unknown): string | undefined {
  return acts[action]?.(typeof after === 'object' && after !== null ? (after as Facts) : {});
}

function feeRequested({ total }: Facts): string {
  return typeof total === 'number' ? `requested the fee of ${formatMoney(total)}` : 'requested the fee';
}
