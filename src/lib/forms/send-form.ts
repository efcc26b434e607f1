import { atMost, readAnswer, type Silence, silenceReason } from '#src/lib/answer.ts';
import { fillTimeHeader } from './fill-time.ts';
import { failureText } from './form-status.ts';

/** What came of a form, in words for the visitor. */
export type FormOutcome =
  /** `answer` is what the server said of it. */
  | { kind: 'received'; answer: Record<string, unknown> }
  | {
      kind: 'failed';
      title: string;
      text: string;
      /** One sentence per field that has to change. */
      fields: Record<string, string>;
    }
  /** No connection, a broken one, or no answer in time: nobody knows whether it arrived. */
  | { kind: 'silent'; reason: Silence };

/** How a form's fields travel: files need `multipart`. */
export type FormEncoding = 'json' | 'multipart';

/** How one try is made. */
export interface Sending {
  as: FormEncoding;
  /** Gives it up. */
  signal: AbortSignal;
  /** Milliseconds for which the form was open before the page was loaded anew. */
  openBefore: number;
}

/** Milliseconds until no answer counts as none; a file on a slow line takes its time. */
const patience: Record<FormEncoding, number> = { json: 20_000, multipart: 120_000 };

/** Refusals of what was sent, which the server explains best itself; the rest is no fault of the visitor. */
const explained = [409, 413, 415, 422, 429];

/**
 * Sends what a form holds to an address of the API. Never throws. A plain `fetch`: the typed client would weigh more
 * than the rest of a page's scripts.
 */
export async function sendForm(address: string, body: FormData, sending: Sending): Promise<FormOutcome> {
  const { as, signal } = sending;
  const json = as === 'json';
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: json ? JSON.stringify(Object.fromEntries(body)) : body,
      headers: { ...fillTime(sending), ...(json && { 'content-type': 'application/json' }) },
      signal: atMost(patience[as], signal),
    });
    return outcomeOf(response.status, await response.text());
  } catch (cause) {
    return { kind: 'silent', reason: silenceReason(cause) };
  }
}

/** Reads an answer. */
export function outcomeOf(status: number, text: string): FormOutcome {
  const answer = readAnswer<Record<string, unknown>>(status, text);
  if (answer.kind === 'ok') return { kind: 'received', answer: answer.data };
  if (answer.kind !== 'refused' || !explained.includes(status)) return failed();
  const { error: title, fields } = answer;
  return { ...failed(), title, fields, ...(Object.keys(fields).length > 0 && { text: '' }) };
}

/** For how long the visitor has had the form: one that a machine opened and sent at once is refused. */
function fillTime({ openBefore }: Sending) {
  return { [fillTimeHeader]: String(Math.round(openBefore + performance.now())) };
}

function failed() {
  return { kind: 'failed' as const, ...failureText(), fields: {} };
}
