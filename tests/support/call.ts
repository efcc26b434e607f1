import type { Context } from '@netlify/functions';
import api from '#netlify/functions/api.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Body if it is JSON, unvalidated, without the keys of a refusal: tests read its sentences. */
  json: unknown;
}

export interface CallOptions {
  /** Strings and bytes are sent as they are, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

export const idIn = ({ json }: Pick<Answer, 'json'>) => (json as { id: string }).id;

export const itemsIn = <Item>({ json }: Pick<Answer, 'json'>) => (json as { items: Item[] }).items;

export const unknownId = '11111111-2222-4333-8444-555555555555';

const afterwards = new Set<Promise<unknown>>();

async function settled(): Promise<void> {
  while (afterwards.size > 0) await Promise.allSettled(afterwards);
}

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

/** Calls the site's function as Netlify does, and waits for its background work. */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await api(
    requestOf(method, path, options),
    functionContext(options.address ?? '127.0.0.1'),
  );
  const text = await response.text();
  await settled();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  const json = isJson ? withoutKeys(JSON.parse(text)) : undefined;
  return { status: response.status, headers: response.headers, text, json };
}

function withoutKeys(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('error' in body)) return body;
  const { refused: _, ...sentences } = body as { refused?: unknown };
  return sentences;
}

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
