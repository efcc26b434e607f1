import type * as z from 'zod';

export interface PaypackAccount {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  /** `development` or `production`: which of the account's webhooks is called. */
  webhookMode: string;
}

/** Definite refusal by Paypack: a retry gets the same response. */
export class PaypackRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'PaypackRefusal';
    this.status = status;
  }
}

/** No usable response from Paypack: the outcome is unknown, so the request must be retried. */
export class PaypackUnreachable extends Error {
  readonly status: number | undefined;

  constructor(message: string, details: { status?: number; cause?: unknown } = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'PaypackUnreachable';
    this.status = details.status;
  }
}

const retryableStatuses = new Set([401, 408, 409, 429]);

/** Calls Paypack and parses the response. Throws PaypackRefusal or PaypackUnreachable. */
export async function callPaypack<T>(url: string, init: RequestInit, answer: z.ZodType<T>): Promise<T> {
  const { status, body } = await exchange(url, init);
  if (status >= 400 && status < 500 && !retryableStatuses.has(status)) {
    throw new PaypackRefusal(status, sentence(body));
  }
  if (status < 200 || status >= 300) {
    throw new PaypackUnreachable(`Paypack responded with ${status}: ${sentence(body)}`, { status });
  }
  const read = answer.safeParse(body);
  if (!read.success) throw new PaypackUnreachable('Paypack’s response has an unexpected shape.', { status });
  return read.data;
}

async function exchange(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' });
    return { status: response.status, body: parse(await response.text()) };
  } catch (cause) {
    throw new PaypackUnreachable('Paypack could not be reached.', { cause });
  }
}

/** Parses JSON; undefined for the HTML of a proxy in front of Paypack. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentence(body: unknown): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? message.slice(0, 300) : 'no reason given';
}
