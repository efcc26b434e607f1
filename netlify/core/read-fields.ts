import * as z from 'zod';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { fieldsMissing, fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { ProblemError } from './errors.ts';

const refused = refusals('request');

/** Validates a body. Throws ProblemError 400 or 422 with one sentence per field. */
export function readFields<T>(schema: z.core.$ZodType<T>, body: unknown): T {
  requireObject(body);
  const read = z.safeParse(schema, body);
  if (read.success) return read.data;
  const fields = fieldErrors(read.error.issues);
  const missing = read.error.issues.some(({ path }) => {
    const value = valueAt(body, path);
    return value === undefined || value === '';
  });
  throw new ProblemError(422, missing ? fieldsMissing : fieldsWrong, { fields });
}

/** Throws ProblemError 400. */
export function requireObject(body: unknown): asserts body is object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return;
  throw new ProblemError(400, refused('objectNeeded'));
}

function valueAt(body: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key],
    body,
  );
}

export function fieldProblem(field: string, sentence: string): ProblemError {
  return new ProblemError(422, sentence, { fields: { [field]: sentence } });
}
