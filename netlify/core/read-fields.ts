import * as z from 'zod';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { fieldsMissing, fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { ProblemError } from './errors.ts';

/** Validates a body. Throws ProblemError 400 or 422 with one sentence per field. */
export function readFields<T>(schema: z.core.$ZodType<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError(400, 'Please send a JSON object.');
  }
  const read = z.safeParse(schema, body);
  if (read.success) return read.data;
  const fields = fieldErrors(read.error.issues);
  const values = body as Record<string, unknown>;
  const missing = Object.keys(fields).some((name) => values[name] === undefined || values[name] === '');
  throw new ProblemError(422, missing ? fieldsMissing : fieldsWrong, { fields });
}

export function fieldProblem(field: string, sentence: string): ProblemError {
  return new ProblemError(422, sentence, { fields: { [field]: sentence } });
}
