import { networkErrorOf, readAnswer, withTimeout } from '#src/lib/answer.ts';
import { fetchWithId } from '#src/lib/request-id.ts';
import type { AttemptResult } from '#src/lib/sending/sending.ts';
import { failureWords } from '#src/lib/sending/sending-words.ts';
import type { Attempt } from '#src/lib/sending/start-sending.ts';
import { failureOf } from '../failure/failure.ts';
import { type SpokenCatalogues, wordingIn, wordsOf } from '../words/refusals.ts';
import { fillTimeHeader } from './fill-time.ts';

export interface FormRefusal {
  title: string;
  text: string;
  fields: Record<string, string>;
  /** True if the same content may be accepted later. */
  again?: boolean;
}

export type FormResult<Answer> = AttemptResult<Answer, FormRefusal>;

export type FormEncoding = 'json' | 'multipart';

/** Makes one request, worded by the page. Never throws. */
export type SendForm = <Answer>(
  address: string,
  body: FormData,
  attempt: Attempt,
  as: FormEncoding,
) => Promise<FormResult<Answer>>;

/** Timeouts in milliseconds; a file on a slow connection takes longer. */
const timeoutsMs: Record<FormEncoding, number> = { json: 20_000, multipart: 120_000 };

/** Statuses that the server explains best itself; all others are no fault of the visitor. */
const explained = [409, 413, 415, 422, 429];

/** Sends a form once. Never throws. No typed client, because the form itself names the address. */
export async function sendForm<Answer>(
  words: SpokenCatalogues,
  address: string,
  body: FormData,
  { key, openFor, signal }: Attempt,
  as: FormEncoding,
): Promise<FormResult<Answer>> {
  const json = as === 'json';
  try {
    const response = await fetchWithId(address, {
      method: 'POST',
      body: json ? JSON.stringify(Object.fromEntries(body)) : body,
      headers: {
        'idempotency-key': key,
        [fillTimeHeader]: String(Math.round(openFor)),
        ...(json && { 'content-type': 'application/json' }),
      },
      signal: withTimeout(timeoutsMs[as], signal),
    });
    return resultOf<Answer>(words, response.status, await response.text());
  } catch (cause) {
    return { type: 'network-error', reason: networkErrorOf(cause) };
  }
}

/** Words what a form's answer says. `catalogues` holds the catalogue `forms` and those of its refusals. */
export function resultOf<Answer>(
  catalogues: SpokenCatalogues,
  status: number,
  body: string,
): FormResult<Answer> {
  const words = wordsOf(catalogues, 'forms');
  const answer = readAnswer<Answer>(status, body);
  if (answer.kind === 'ok') return { type: 'accept', answer: answer.data };
  if (answer.kind !== 'refused' || !explained.includes(status)) {
    const failure = failureWords(words, 'body' in answer ? referenceIn(answer.body) : undefined);
    return { type: 'refuse', refusal: { ...failure, fields: {}, again: true } };
  }
  const { message: title, fields } = failureOf(wordingIn(catalogues), answer);
  const text = Object.keys(fields).length > 0 ? '' : failureWords(words).text;
  return { type: 'refuse', refusal: { title, text, fields } };
}

/** Returns the reference to quote when calling about a fault of ours. */
function referenceIn(body: unknown): string | undefined {
  const { reference } = (body ?? {}) as { reference?: unknown };
  return typeof reference === 'string' ? reference : undefined;
}
