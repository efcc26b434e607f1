import { atMost, networkErrorOf, readAnswer } from '#src/lib/answer.ts';
import { fetchWithId } from '#src/lib/request-id.ts';
import type { AttemptResult } from '#src/lib/sending/sending.ts';
import { failureWords } from '#src/lib/sending/sending-words.ts';
import type { Attempt } from '#src/lib/sending/start-sending.ts';
import { fillTimeHeader } from './fill-time.ts';

/** Why a form was not taken, in words for the visitor. */
export interface FormRefusal {
  title: string;
  text: string;
  /** Sentences by field that has to change. */
  fields: Record<string, string>;
  /** True when the same may be taken later, as it is. */
  again?: boolean;
}

export type FormResult<Answer> = AttemptResult<Answer, FormRefusal>;

/** How a form's fields travel: files need `multipart`. */
export type FormEncoding = 'json' | 'multipart';

/** Milliseconds until no answer counts as none; a file on a slow line takes its time. */
const patience: Record<FormEncoding, number> = { json: 20_000, multipart: 120_000 };

/** Refusals of what was sent, which the server explains best itself; the rest is no fault of the visitor. */
const explained = [409, 413, 415, 422, 429];

/**
 * One try to send what a form holds to an address of the API. Never throws. No typed client, because the form itself
 * names the address; each form names the type of its answer.
 */
export async function sendForm<Answer>(
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
      signal: atMost(patience[as], signal),
    });
    return resultOf<Answer>(response.status, await response.text());
  } catch (cause) {
    return { type: 'network-error', reason: networkErrorOf(cause) };
  }
}

export function resultOf<Answer>(status: number, body: string): FormResult<Answer> {
  const answer = readAnswer<Answer>(status, body);
  if (answer.kind === 'ok') return { type: 'accept', answer: answer.data };
  if (answer.kind !== 'refused' || !explained.includes(status)) {
    const words = failureWords('body' in answer ? referenceIn(answer.body) : undefined);
    return { type: 'refuse', refusal: { ...words, fields: {}, again: true } };
  }
  const { error: title, fields } = answer;
  const text = Object.keys(fields).length > 0 ? '' : failureWords().text;
  return { type: 'refuse', refusal: { title, text, fields } };
}

/** What the visitor may mention when calling about a fault of ours. */
function referenceIn(body: unknown): string | undefined {
  const { reference } = (body ?? {}) as { reference?: unknown };
  return typeof reference === 'string' ? reference : undefined;
}
