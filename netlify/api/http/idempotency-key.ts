import { validator } from 'hono/validator';
import { ProblemError } from '#netlify/core/errors.ts';

const keyFormat = /^[A-Za-z0-9_-]{8,64}$/;

/** The key that names one press of a button: what is sent again with it is the same. Throws ProblemError 400. */
export const idempotencyKey = validator('header', (headers) => {
  const key = headers['idempotency-key'];
  if (key === undefined || !keyFormat.test(key)) {
    throw new ProblemError(
      400,
      'Please send an Idempotency-Key of 8 to 64 letters, digits, dashes or underscores.',
    );
  }
  return { 'idempotency-key': key };
});
