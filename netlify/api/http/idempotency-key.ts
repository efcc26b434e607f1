import { validator } from 'hono/validator';
import { ProblemError } from '#netlify/core/errors.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const keyFormat = /^[A-Za-z0-9_-]{8,64}$/;

/** Requires the idempotency key of one submission; retries carry the same key. Throws ProblemError 400. */
export const idempotencyKey = validator('header', (headers) => {
  return { 'idempotency-key': requireKey(headers['idempotency-key']) };
});

/** Reads an optional idempotency key; a request without one counts as new. */
export const optionalIdempotencyKey = validator('header', (headers): { 'idempotency-key'?: string } => {
  const key = headers['idempotency-key'];
  return key === undefined ? {} : { 'idempotency-key': requireKey(key) };
});

/** Requires the key next to a link's token, since the second validator of a part replaces the first. */
export const tokenAndKey = validator('header', ({ authorization = '', ...headers }) => {
  return { authorization, 'idempotency-key': requireKey(headers['idempotency-key']) };
});

/** Reads an optional idempotency key next to a link's token. */
export const tokenAndOptionalKey = validator(
  'header',
  ({ authorization = '', ...headers }): { authorization: string; 'idempotency-key'?: string } => {
    const key = headers['idempotency-key'];
    return { authorization, ...(key !== undefined && { 'idempotency-key': requireKey(key) }) };
  },
);

function requireKey(key: string | undefined): string {
  if (key !== undefined && keyFormat.test(key)) return key;
  throw new ProblemError(400, refusals('request')('keyWrong'));
}
