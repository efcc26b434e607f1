import {
  type ApplicationRequest,
  applicationSchema,
  cvRefusals,
} from '#src/domain/application/application.ts';
import { cvFileName, cvProblem } from '#src/domain/application/cv.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { fieldsMissing, fieldsWrong, hasMissingField } from '#src/lib/forms/form-fields.ts';
import { lacksPhoneAndEmail } from '#src/lib/forms/phone-or-email.ts';
import { ProblemError } from '../errors.ts';

export interface Cv {
  /** Sanitised. */
  name: string;
  bytes: Uint8Array;
}

export interface AcceptedApplication {
  request: ApplicationRequest;
  cv: Cv;
}

const required = ['name', 'programme', 'availability', 'motivation', 'consent'];

/** Validates fields and CV. Throws ProblemError 413, 415 or 422 with a sentence per field. */
export function parseApplication(
  fields: object,
  cv: Cv | undefined,
  programmes: { has(slug: string): boolean },
): AcceptedApplication {
  const read = applicationSchema(programmes).safeParse(fields);
  const wrong = { ...(read.success ? {} : fieldErrors(read.error.issues)), ...cvError(cv) };
  if (!read.success || cv === undefined || Object.keys(wrong).length > 0) {
    const missing = cv === undefined || hasMissingField(fields, required) || lacksPhoneAndEmail(fields);
    const sentence = missing ? fieldsMissing : fieldsWrong;
    throw new ProblemError(statusOf(wrong), sentence, { fields: wrong });
  }
  return { request: read.data, cv: { ...cv, name: cvFileName(cv.name) } };
}

function cvError(cv: Cv | undefined): { cv?: string } {
  const problem = cv === undefined ? 'missing' : cvProblem(cv.bytes);
  return problem === undefined ? {} : { cv: cvRefusals[problem] };
}

function statusOf({ cv, ...others }: Record<string, string>): 413 | 415 | 422 {
  if (Object.keys(others).length > 0) return 422;
  if (cv === cvRefusals.tooLarge) return 413;
  return cv === cvRefusals.notPdf ? 415 : 422;
}
