import { className } from '#src/features/dance/dance.ts';
import type { EnrolmentStatus } from '#src/features/enrolment/enrolment.ts';
import { enrolmentMessage, enrolmentNext } from '#src/features/enrolment/enrolment-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { isUniqueViolation, ProblemError } from '../errors.ts';
import { requestDigest } from '../request/request-digest.ts';
import { type Enrolment, enrolmentBySubmission } from './enrolment-queries.ts';
import { type AcceptedEnrolment, parseEnrolment } from './parse-enrolment.ts';
import { type Submission, storeEnrolment } from './store-enrolment.ts';

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
export async function createEnrolment(body: unknown, address: string): Promise<EnrolmentAnswer> {
  return enrolOnce(parseEnrolment(body), address, crypto.randomUUID());
}

/**
 * The same for a form that a browser sends by itself, and that cannot make a mark of its own: the same words on the same
 * day are the same enrolment.
 */
export async function createPlainEnrolment(
  body: unknown,
  address: string,
  now: Date,
): Promise<EnrolmentAnswer> {
  const accepted = parseEnrolment(body);
  const mark = requestDigest([accepted.request, todayInKigali(now)]).slice(0, 40);
  return enrolOnce(accepted, address, `plain-${mark}`);
}

async function enrolOnce(
  accepted: AcceptedEnrolment,
  address: string,
  mark: string,
): Promise<EnrolmentAnswer> {
  const { submissionId = mark } = accepted.request;
  const submission = { submissionId, requestDigest: requestDigest(accepted.request) };
  const enrolment =
    (await enrolmentBySubmission(submissionId)) ?? (await enrolNew(accepted, submission, address));
  if (enrolment.requestDigest !== submission.requestDigest) {
    throw new ProblemError(
      409,
      'You sent this before with other details. Please reload the page and send it again.',
    );
  }
  return answerFor(enrolment);
}

async function enrolNew(
  accepted: AcceptedEnrolment,
  submission: Submission,
  address: string,
): Promise<Enrolment> {
  try {
    return await storeEnrolment(accepted, submission, address);
  } catch (error) {
    const twin = isUniqueViolation(error) ? await enrolmentBySubmission(submission.submissionId) : undefined;
    if (twin === undefined) throw error;
    return twin;
  }
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
