import { className } from '#src/domain/dance/dance.ts';
import type { EnrolmentStatus } from '#src/domain/enrolment/enrolment.ts';
import { enrolmentMessage, enrolmentNext } from '#src/domain/enrolment/enrolment-words.ts';
import { submissionOf } from '../request/submission.ts';
import type { Enrolment } from './enrolment-queries.ts';
import { parseEnrolment } from './parse-enrolment.ts';
import { storeEnrolment } from './store-enrolment.ts';

/** What `POST /api/enrolments` answers. */
export interface EnrolmentAnswer {
  ok: true;
  id: string;
  /** `waiting` when the class was full. */
  status: EnrolmentStatus;
  /** What came of it, in a sentence for the visitor. */
  message: string;
  /** How it goes on: when the studio calls, and how to pay. */
  next: string;
}

/**
 * Enrols someone who came from the network address `address`. The same submission gives the same answer once more and
 * enrols nobody again. Throws ProblemError.
 */
export async function createEnrolment(
  body: unknown,
  address: string,
  key?: string,
): Promise<EnrolmentAnswer> {
  const accepted = parseEnrolment(body);
  return answerFor(await storeEnrolment(accepted, submissionOf('enrolment', accepted.request, key), address));
}

/** Said from what was stored, so that it is the same however often and however late it is asked for. */
function answerFor(enrolment: Enrolment): EnrolmentAnswer {
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
