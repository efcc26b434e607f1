import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { notSignedIn } from '#netlify/core/account/sessions.ts';
import { isOutage } from '#netlify/core/database-outage.ts';
import { belongsToDeletedUser, ProblemError } from '#netlify/core/errors.ts';
import { logError } from '#netlify/core/log.ts';
import { refusalsIn } from '#netlify/core/refusal-words.ts';
import { requestId } from '#netlify/core/request/request-id.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { shortReference } from '#src/lib/request-id.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { refusals, wordedFields } from '#src/lib/words/refusals.ts';

const refused = refusals('forms');

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

/** Returns an error's sentences, and their keys as `refused`, by which pages word them. */
export function refusalOf(error: unknown, c: Context, language: Language = 'en'): Refusal {
  const { error: sentence, fields, ...rest } = unworded(error, c);
  const word = refusalsIn(language);
  const keys = { error: sentence, ...(fields && { fields }) };
  const worded = { error: word(sentence), ...(fields && { fields: wordedFields(word, fields) }) };
  const isKeyed = JSON.stringify(worded) !== JSON.stringify(keys);
  return { ...rest, ...worded, ...(isKeyed && { refused: keys }) };
}

function unworded(error: unknown, c: Context): Refusal {
  if (isOutage(error)) {
    logError('The database does not answer.', error);
    c.header('retry-after', String(outageSeconds));
    return faultOf(503, 'recordsUnreachable');
  }
  if (error instanceof ProblemError) {
    const { message, fields, extra, status, retryAfterSeconds } = error;
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    return { status, error: message, fields, extra };
  }
  if (belongsToDeletedUser(error)) return unworded(notSignedIn(), c);
  if (error instanceof HTTPException && error.status < 500) {
    const status = error.status as ContentfulStatusCode;
    return { status, error: error.message || refused('requestUnread') };
  }
  logError('A request failed.', error);
  return faultOf(500, 'serverFault');
}

/** Retry-After (seconds) of an outage: most are over by then, and it spreads the returning crowd. */
const outageSeconds = 15;

/** Names a fault by the start of the request id, by which the log has it, for a client who calls. */
function faultOf(status: 500 | 503, key: 'serverFault' | 'recordsUnreachable'): Refusal {
  const reference = shortReference(requestId() ?? '');
  return { status, error: refused(key, { ...contactValues, reference }), extra: { reference } };
}
