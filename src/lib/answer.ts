import type { ClientResponse } from 'hono/client';

/** Outcome of a call: a response, a refusal with a sentence, or no response. */
export type Answer<T> =
  | { kind: 'ok'; data: T }
  | Refused
  /** No response arrived, so the call may or may not have been carried out. */
  | { kind: 'network-error'; reason: NetworkError };

export interface Refused {
  kind: 'refused';
  status: number;
  /** English sentences. */
  error: string;
  fields: Record<string, string>;
  /** Their keys and values, by which a page words them; absent if the server has none. */
  keys?: Explanation;
  body: unknown;
}

interface Explanation {
  error: string;
  fields: Record<string, string>;
}

/** No connection here, no response in time, or a broken connection on the way. */
export type NetworkError = 'offline' | 'timeout' | 'unreachable';

export type SuccessBody<R> =
  R extends ClientResponse<infer Body, infer Status, 'json'>
    ? Status extends 200 | 201
      ? Body
      : never
    : never;

/** Shown if a refusal has no sentence of its own (docs/product.md, Fallback sentences). */
export const genericError = 'Request failed';

/** Sends a call; `given` or `timeout` (ms) aborts it. Never throws for a response or its absence. */
export async function answerTo<R extends ClientResponse<unknown, number, string>>(
  call: (init: RequestInit) => Promise<R>,
  timeout = 20_000,
  given?: AbortSignal,
): Promise<Answer<SuccessBody<R>>> {
  try {
    const response = await call({
      signal: given ? withTimeout(timeout, given) : AbortSignal.timeout(timeout),
    });
    return readAnswer<SuccessBody<R>>(response.status, await response.text());
  } catch (cause) {
    return { kind: 'network-error', reason: networkErrorOf(cause) };
  }
}

/** Aborts with `given` or after `timeout` ms. `AbortSignal.any` is too recent for many phones. */
export function withTimeout(timeout: number, given: AbortSignal): AbortSignal {
  const either = new AbortController();
  const late = AbortSignal.timeout(timeout);
  for (const signal of [given, late])
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true });
  if (given.aborted) either.abort(given.reason);
  return either.signal;
}

/** Parses a response. A success that is not JSON counts as a refusal: a proxy sent it. */
export function readAnswer<T>(status: number, text: string): Answer<T> {
  const body = parseJson(text);
  if (status >= 200 && status < 300 && body !== undefined) return { kind: 'ok', data: body as T };
  const english = explanation(body);
  const { refused } = (body ?? {}) as { refused?: unknown };
  return { kind: 'refused', status, body, ...english, ...(refused ? { keys: explanation(refused) } : {}) };
}

function explanation(body: unknown): Explanation {
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
    // A gateway's HTML page is no JSON; the caller decides by its status.
    return undefined;
  }
}

/**
 * Classifies why a call threw. Engines before 2022 report a timeout as an abort, so both are timeouts;
 * a caller who cancels does not need the reason.
 */
export function networkErrorOf(cause: unknown): NetworkError {
  if (globalThis.navigator?.onLine === false) return 'offline';
  const aborted = cause instanceof DOMException && ['TimeoutError', 'AbortError'].includes(cause.name);
  return aborted ? 'timeout' : 'unreachable';
}
