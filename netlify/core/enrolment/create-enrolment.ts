import { className } from '#src/domain/dance/dance.ts';
import type { EnrolmentStatus } from '#src/domain/enrolment/enrolment.ts';
import { enrolmentMessage, enrolmentNext } from '#src/domain/enrolment/enrolment-words.ts';
import { submissionOf } from '../request/submission.ts';
import type { Enrolment } from './enrolment-queries.ts';
import { parseEnrolment } from './parse-enrolment.ts';
import { storeEnrolment } from './store-enrolment.ts';

export interface EnrolmentResponse {
  ok: true;
  id: string;
  /** `waiting` when the class was full. */
  status: EnrolmentStatus;
  message: string;
  /** Next steps: when the studio calls, and how to pay. */
  next: string;
}

/** Enrols a dancer; a retry returns the first response. `address`: IP. Throws ProblemError. */
export async function createEnrolment(
  body: unknown,
  address: string,
  key?: string,
): Promise<EnrolmentResponse> {
  const accepted = parseEnrolment(body);
  return responseFor(
    await storeEnrolment(accepted, submissionOf('enrolment', accepted.request, key), address),
  );
}

/** Builds the response from stored data only, so that every retry gets the same one. */
function responseFor(enrolment: Enrolment): EnrolmentResponse {
  const { id, waitingNumber, className: name, registeredAs } = enrolment;
  const facts = { ...enrolment, className: className({ name, registeredAs: registeredAs ?? undefined }) };
  return {
    ok: true,
    id,
    status: waitingNumber === null ? 'enrolled' : 'waiting',
    message: enrolmentMessage(facts),
    next: enrolmentNext(facts),
  };
}
