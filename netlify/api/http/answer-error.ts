import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { belongsToDeletedUser } from '#netlify/core/account/deleted-user.ts';
import { notSignedIn } from '#netlify/core/account/sessions.ts';
import { isOutage } from '#netlify/core/database-outage.ts';
import { ProblemError } from '#netlify/core/errors.ts';
import { logError } from '#netlify/core/log.ts';
import { requestId } from '#netlify/core/request/request-id.ts';
import { callUs } from '#src/features/studio/call-words.ts';
import { shortReference } from '#src/lib/request-id.ts';

/** The one place where an error becomes an answer: a sentence for a person, never what went wrong inside. */
export function answerError(error: unknown, c: Context): Response {
  if (isOutage(error)) return answerOutage(error, c);
  if (error instanceof ProblemError) {
    const { message, fields, extra, status, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    return c.json({ ...extra, error: message, ...(fields === undefined ? {} : { fields }) }, status);
  }
  if (belongsToDeletedUser(error)) return answerError(notSignedIn(), c);
  if (error instanceof HTTPException && error.status < 500) {
    return c.json({ error: error.message || 'The request could not be read.' }, error.status);
  }
  logError('A request failed.', error);
  return c.json(told(`Something went wrong on our side. Please try again in a moment, or ${callUs}.`), 500);
}

/** Seconds: most outages are over by then, and a crowd that comes back does not come at once. */
const outageSeconds = 15;

function answerOutage(error: unknown, c: Context): Response {
  logError('The database does not answer.', error);
  c.header('retry-after', String(outageSeconds));
  return c.json(
    told(
      `We cannot reach our records at the moment. Nothing you typed is lost: please try again in a minute, or ${callUs}.`,
    ),
    503,
  );
}

/** A fault of ours, with what to mention of it when calling: the beginning of the request's id, by which the log has it. */
function told(sentence: string): { error: string; reference?: string } {
  const id = requestId();
  if (id === undefined) return { error: sentence };
  const reference = shortReference(id);
  return { error: `${sentence} Reference ${reference}.`, reference };
}
