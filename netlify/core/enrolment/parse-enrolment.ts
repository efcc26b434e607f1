import { findClass, type PublishedClass } from '#src/domain/dance/dance.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import {
  classUnknown,
  type EnrolmentRequest,
  readEnrolment,
  requiredFields,
} from '#src/domain/enrolment/enrolment-request.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { fieldsMissing, fieldsWrong, hasMissingField } from '#src/lib/forms/form-fields.ts';
import { lacksPhoneAndEmail } from '#src/lib/forms/phone-or-email.ts';
import { rejectBots } from '../abuse/honeypot.ts';
import { ProblemError } from '../errors.ts';
import { requireObject } from '../read-fields.ts';

export interface AcceptedEnrolment extends PublishedClass {
  request: EnrolmentRequest;
}

/** Validates an enrolment. Throws ProblemError 400 or 422. */
export function parseEnrolment(body: unknown): AcceptedEnrolment {
  requireObject(body);
  rejectBots(body);
  const sent = gatherGuardian(body);
  const read = readEnrolment(sent);
  if (!read.success) throw invalidFields(sent, fieldErrors(read.error.issues));
  const found = findClass(dancePrices, read.data.classId);
  if (found === undefined) throw invalidFields(sent, { classId: classUnknown });
  return { ...found, request: read.data };
}

function gatherGuardian(body: object): object {
  const { 'guardian.name': name, 'guardian.consent': consent, ...rest } = body as Record<string, unknown>;
  return name === undefined && consent === undefined ? body : { ...rest, guardian: { name, consent } };
}

/** Builds the 422 error. A visitor cannot correct the class, so its error is the main message. */
function invalidFields(sent: object, fields: Record<string, string>): ProblemError {
  const { classId } = fields;
  if (classId !== undefined) return new ProblemError(422, classId, { fields });
  const guardianMissing = Object.keys(fields).some((field) => field.startsWith('guardian'));
  const missing = guardianMissing || hasMissingField(sent, requiredFields) || lacksPhoneAndEmail(sent);
  return new ProblemError(422, missing ? fieldsMissing : fieldsWrong, { fields });
}
