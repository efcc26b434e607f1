import type { Context } from '@netlify/functions';
import api from '#netlify/functions/api.ts';

/** What a call came back with. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body, when it is JSON; read it with care: it is whatever the server sent. */
  json: unknown;
}

/** What goes with a call. */
export interface CallOptions {
  /** A string or bytes are sent as they are; anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The visitor's network address. */
  address?: string;
}

/** The id that an answer gives. */
export const idIn = ({ json }: Pick<Answer, 'json'>) => (json as { id: string }).id;

/** The records of a list that an answer holds. */
export const itemsIn = <Item>({ json }: Pick<Answer, 'json'>) => (json as { items: Item[] }).items;

/** An id that nothing has. */
export const unknownId = '11111111-2222-4333-8444-555555555555';

/** Work that the function goes on with after it has answered. */
const afterwards = new Set<Promise<unknown>>();

/** Waits until the functions have finished what they do after their answers. */
async function settled(): Promise<void> {
  while (afterwards.size > 0) await Promise.allSettled(afterwards);
}

/** The context that Netlify hands to a function, as far as the site uses it. */
function functionContext(ip: string): Context {
  const waitUntil = (work: Promise<unknown>) => {
    afterwards.add(work);
    void work.finally(() => afterwards.delete(work)).catch(() => undefined);
  };
  return { ip, waitUntil, requestId: crypto.randomUUID() } as unknown as Context;
}

function requestOf(
  method: string,
  path: string,
  { body, headers, address = '127.0.0.1' }: CallOptions,
): Request {
  const raw = typeof body === 'string' || body instanceof Uint8Array;
  return new Request(new URL(path, 'http://localhost'), {
    method,
    headers: {
      'x-nf-client-connection-ip': address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: raw ? (body as BodyInit) : JSON.stringify(body) }),
  });
}

/** Calls the site's function as Netlify does, and waits for what it does after its answer. */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await api(
    requestOf(method, path, options),
    functionContext(options.address ?? '127.0.0.1'),
  );
  const text = await response.text();
  await settled();
  const json: unknown =
    response.headers.get('content-type')?.includes('json') && text ? JSON.parse(text) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

/** Posts a form as a browser without a script does. */
export function postForm(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  return call('POST', path, {
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}
