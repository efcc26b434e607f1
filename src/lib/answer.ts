import type { ClientResponse } from 'hono/client';

/** What came back from a call: an answer, a refusal with a sentence, or nothing at all. */
export type Answer<T> =
  | { kind: 'ok'; data: T }
  | Refused
  /** No answer arrived, so nobody knows whether the call was carried out. */
  | { kind: 'network-error'; reason: NetworkError };

/** The server said no. */
export interface Refused {
  kind: 'refused';
  status: number;
  error: string;
  /** One sentence per field. */
  fields: Record<string, string>;
  /** The whole answer. */
  body: unknown;
}

/** Why there was no answer: no connection here, no answer in time, or a broken connection on the way. */
export type NetworkError = 'offline' | 'timeout' | 'unreachable';

/** The body of a route's successful JSON answers. */
export type SuccessBody<R> =
  R extends ClientResponse<infer Body, infer Status, 'json'>
    ? Status extends 200 | 201
      ? Body
      : never
    : never;

/** Shown when a refusal carries no sentence of its own (docs/product.md, Fallback sentences). */
export const genericError = 'Request failed';

/** Makes a call and waits at most `timeout` milliseconds; `given` gives it up. Never throws for an answer or for the lack of one. */
export async function answerTo<R extends ClientResponse<unknown, number, string>>(
  call: (init: RequestInit) => Promise<R>,
  timeout = 20_000,
  given?: AbortSignal,
): Promise<Answer<SuccessBody<R>>> {
  try {
    const response = await call({ signal: given ? atMost(timeout, given) : AbortSignal.timeout(timeout) });
    return readAnswer<SuccessBody<R>>(response.status, await response.text());
  } catch (cause) {
    return { kind: 'network-error', reason: networkErrorOf(cause) };
  }
}

/** A signal to give up with `given`, or after so many milliseconds. `AbortSignal.any` is younger than many a phone. */
export function atMost(timeout: number, given: AbortSignal): AbortSignal {
  const either = new AbortController();
  const late = AbortSignal.timeout(timeout);
  for (const signal of [given, late])
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true });
  if (given.aborted) either.abort(given.reason);
  return either.signal;
}

/** Reads a status and body. A success that is not JSON counts as a refusal: something stands between us and the server. */
export function readAnswer<T>(status: number, text: string): Answer<T> {
  const body = parseJson(text);
  if (status >= 200 && status < 300 && body !== undefined) return { kind: 'ok', data: body as T };
  return { kind: 'refused', status, body, ...explanation(body) };
}

function explanation(body: unknown): { error: string; fields: Record<string, string> } {
  const { error, fields } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return {
    error: typeof error === 'string' && error !== '' ? error : genericError,
    fields: typeof fields === 'object' && fields !== null ? sentences(fields) : {},
  };
}

function sentences(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway's HTML page is an answer too; the caller tells it by its status.
    return undefined;
  }
}

/**
 * Why a call threw. Engines before 2022 name a timeout as they name every abort; a caller who cancels does not ask
 * what became of it.
 */
export function networkErrorOf(cause: unknown): NetworkError {
  if (globalThis.navigator?.onLine === false) return 'offline';
  const aborted = cause instanceof DOMException && ['TimeoutError', 'AbortError'].includes(cause.name);
  return aborted ? 'timeout' : 'unreachable';
}
