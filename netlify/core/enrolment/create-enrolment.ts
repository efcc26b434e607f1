import { enrolledClassName } from '#src/domain/dance/dance-prices-in.ts';
import type { EnrolmentStatus } from '#src/domain/enrolment/enrolment.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { clientLanguage } from '../client-language.ts';
import { submissionOf } from '../request/submission.ts';
import type { Enrolment } from './enrolment-queries.ts';
import { enrolmentMessage, enrolmentNext } from './enrolment-words.ts';
import { parseEnrolment } from './parse-enrolment.ts';
import { storeEnrolment } from './store-enrolment.ts';
import { enrolmentMessageWords } from './words/words.ts';

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
  const language = clientLanguage(accepted.request);
  const submission = submissionOf('enrolment', accepted.request, key);
  return responseFor(language, await storeEnrolment(accepted, submission, { address, language }));
}

/** Builds the response from stored data only, so that every retry gets the same one. */
function responseFor(language: Language, enrolment: Enrolment): EnrolmentResponse {
  const words = wordsIn(language, enrolmentMessageWords);
  const { id, waitingNumber } = enrolment;
  const facts = { ...enrolment, className: enrolledClassName(language, enrolment) };
  return {
    ok: true,
    id,
    status: waitingNumber === null ? 'enrolled' : 'waiting',
    message: enrolmentMessage(words, facts),
    next: enrolmentNext(words, facts),
  };
}
