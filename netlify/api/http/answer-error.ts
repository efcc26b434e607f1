import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { notSignedIn } from '#netlify/core/account/sessions.ts';
import { isOutage } from '#netlify/core/database-outage.ts';
import { belongsToDeletedUser, ProblemError } from '#netlify/core/errors.ts';
import { logError } from '#netlify/core/log.ts';
import { requestId } from '#netlify/core/request/request-id.ts';
import { callUs } from '#src/domain/studio/call-words.ts';
import { shortReference } from '#src/lib/request-id.ts';

/** An error in words for a person, never what went wrong inside. */
export interface Refusal {
  status: ContentfulStatusCode;
  error: string;
  /** Sentences by field that has to change. */
  fields?: Record<string, string> | undefined;
  /** Further facts of the answer. */
  extra?: Record<string, unknown>;
}

/** Answers an error with JSON. */
export function answerError(error: unknown, c: Context): Response {
  const { status, error: sentence, fields, extra } = refusalOf(error, c);
  return c.json({ ...extra, error: sentence, ...(fields && { fields }) }, status);
}

/** The one place where an error becomes a sentence. Says in the answer's header when it is worth another try. */
export function refusalOf(error: unknown, c: Context): Refusal {
  if (isOutage(error)) {
    logError('The database does not answer.', error);
    c.header('retry-after', String(outageSeconds));
    return { status: 503, ...told(outageSentence) };
  }
  if (error instanceof ProblemError) {
    const { message, fields, extra, status, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    return { status, error: message, fields, extra };
  }
  if (belongsToDeletedUser(error)) return refusalOf(notSignedIn(), c);
  if (error instanceof HTTPException && error.status < 500) {
    const status = error.status as ContentfulStatusCode;
    return { status, error: error.message || 'The request could not be read.' };
  }
  logError('A request failed.', error);
  return {
    status: 500,
    ...told(`Something went wrong on our side. Please try again in a moment, or ${callUs}.`),
  };
}

/** Seconds: most outages are over by then, and a crowd that comes back does not come at once. */
const outageSeconds = 15;

const outageSentence = `We cannot reach our records at the moment. Nothing you typed is lost: please try again in a minute, or ${callUs}.`;

/** A fault of ours, with what to mention of it when calling: the beginning of the request's id, by which the log has it. */
function told(sentence: string): Pick<Refusal, 'error' | 'extra'> {
  const id = requestId();
  if (id === undefined) return { error: sentence };
  const reference = shortReference(id);
  return { error: `${sentence} Reference ${reference}.`, extra: { reference } };
}
