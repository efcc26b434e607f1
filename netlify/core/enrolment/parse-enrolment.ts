import { findClass, type PublishedClass } from '#src/domain/dance/dance.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import {
  type EnrolmentRequest,
  enrolmentSentences,
  readEnrolment,
  requiredFields,
} from '#src/domain/enrolment/enrolment-request.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { correctFieldsMessage, lacksAny, requiredFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { refuseMachines } from '../abuse/honeypot.ts';
import { ProblemError } from '../errors.ts';

/** An enrolment that may be stored, and the class as it is published today. */
export interface AcceptedEnrolment extends PublishedClass {
  request: EnrolmentRequest;
}

/** Checks what was sent. Throws ProblemError 400 or 422. */
export function parseEnrolment(body: unknown): AcceptedEnrolment {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError(400, 'Please send the enrolment as a JSON object.');
  }
  refuseMachines(body);
  const sent = gatherGuardian(body);
  const read = readEnrolment(sent);
  if (!read.success) throw invalidFields(sent, fieldErrors(read.error.issues));
  const found = findClass(dancePrices, read.data.classId);
  if (found === undefined) throw invalidFields(sent, { classId: enrolmentSentences.noClass });
  return { ...found, request: read.data };
}

/** A form knows no objects: it sends the guardian's fields one by one. */
function gatherGuardian(body: object): object {
  const { 'guardian.name': name, 'guardian.consent': consent, ...rest } = body as Record<string, unknown>;
  return name === undefined && consent === undefined ? body : { ...rest, guardian: { name, consent } };
}

/** The class is no field that a visitor could correct, so its sentence stands for the whole. */
function invalidFields(sent: object, fields: Record<string, string>): ProblemError {
  const { classId } = fields;
  if (classId !== undefined) return new ProblemError(422, classId, { fields });
  const guardianMissing = Object.keys(fields).some((field) => field.startsWith('guardian'));
  const missing = guardianMissing || lacksAny(sent, requiredFields);
  return new ProblemError(422, missing ? requiredFieldsMessage : correctFieldsMessage, { fields });
}
