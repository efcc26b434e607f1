import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { notSignedIn } from '#netlify/core/account/sessions.ts';
import { isOutage } from '#netlify/core/database-outage.ts';
import { belongsToDeletedUser, ProblemError } from '#netlify/core/errors.ts';
import { logError } from '#netlify/core/log.ts';
import { refusalsIn } from '#netlify/core/refusal-words.ts';
import { requestId } from '#netlify/core/request/request-id.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { shortReference } from '#src/lib/request-id.ts';
import { wordedFields } from '#src/lib/words/refusals.ts';

/** An error worded for people, without internal details. */
export interface Refusal {
  status: ContentfulStatusCode;
  error: string;
  fields?: Record<string, string> | undefined;
  /** Keys and values of these sentences. */
  refused?: Pick<Refusal, 'error' | 'fields'>;
  extra?: Record<string, unknown>;
}

export function respondWithError(error: unknown, c: Context): Response {
  const { status, extra, ...refusal } = refusalOf(error, c);
  return c.json({ ...extra, ...refusal }, status);
}

/** Returns an error's sentences in English, and their keys as `refused`, by which pages word them. */
export function refusalOf(error: unknown, c: Context): Refusal {
  const { error: sentence, fields, ...rest } = unworded(error, c);
  const word = refusalsIn('en');
  const refused = { error: sentence, ...(fields && { fields }) };
  const english = { error: word(sentence), ...(fields && { fields: wordedFields(word, fields) }) };
  const isKeyed = JSON.stringify(english) !== JSON.stringify(refused);
  return { ...rest, ...english, ...(isKeyed && { refused }) };
}

function unworded(error: unknown, c: Context): Refusal {
  if (isOutage(error)) {
    logError('The database does not answer.', error);
    c.header('retry-after', String(outageSeconds));
    return { status: 503, ...withReference(outageSentence) };
  }
  if (error instanceof ProblemError) {
    const { message, fields, extra, status, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    return { status, error: message, fields, extra };
  }
  if (belongsToDeletedUser(error)) return unworded(notSignedIn(), c);
  if (error instanceof HTTPException && error.status < 500) {
    const status = error.status as ContentfulStatusCode;
    return { status, error: error.message || 'The request could not be read.' };
  }
  logError('A request failed.', error);
  return {
    status: 500,
    ...withReference(`Something went wrong on our side. Please try again in a moment, or ${callUs}.`),
  };
}

/** Retry-After (seconds) of an outage: most are over by then, and it spreads the returning crowd. */
const outageSeconds = 15;

const outageSentence = `We cannot reach our records at the moment. Nothing you typed is lost: please try again in a minute, or ${callUs}.`;

/** Appends the start of the request id, by which the log has the fault, for a client who calls. */
function withReference(sentence: string): Pick<Refusal, 'error' | 'extra'> {
  const id = requestId();
  if (id === undefined) return { error: sentence };
  const reference = shortReference(id);
  return { error: `${sentence} Reference ${reference}.`, extra: { reference } };
}
