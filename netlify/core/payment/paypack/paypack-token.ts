import * as z from 'zod';
import { callPaypack, type PaypackAccount, PaypackRefusal, PaypackUnreachable } from './paypack-http.ts';

const authorization = z.object({
  access: z.string().min(1),
  /** Epoch seconds. */
  expires: z.coerce.number(),
});

interface Token {
  access: string;
  /** Epoch milliseconds after which it is not used any more. */
  until: number;
}

/** A token is left alone in its last minute, so that it cannot run out on the way. */
const marginMs = 60_000;

/** Milliseconds that Paypack has to give a token; those who wait for it may be less patient. */
const authorizeMs = 8000;

/** Tokens of this process by account. */
const tokens = new Map<string, Token>();

/** Tokens that are on their way, by account: calls side by side share one. */
const coming = new Map<string, Promise<Token>>();

/** Runs a call with an access token; when Paypack no longer knows the token, once more with a fresh one. */
export async function withToken<T>(
  account: PaypackAccount,
  signal: AbortSignal,
  call: (access: string) => Promise<T>,
): Promise<T> {
  const used = await accessToken(account, signal);
  try {
    return await call(used);
  } catch (error) {
    if (!(error instanceof PaypackUnreachable && error.status === 401)) throw error;
    // Another call may have replaced it already.
    if (tokens.get(key(account))?.access === used) tokens.delete(key(account));
    return call(await accessToken(account, signal));
  }
}

async function accessToken(account: PaypackAccount, signal: AbortSignal): Promise<string> {
  const known = tokens.get(key(account));
  if (known !== undefined && known.until > Date.now()) return known.access;
  const { access } = await unlessAborted(nextToken(account), signal);
  return access;
}

function nextToken(account: PaypackAccount): Promise<Token> {
  const id = key(account);
  const shared = coming.get(id) ?? fetchToken(account).finally(() => coming.delete(id));
  coming.set(id, shared);
  return shared;
}

async function fetchToken(account: PaypackAccount): Promise<Token> {
  const { access, expires } = await authorize(account);
  const token = { access, until: expires * 1000 - marginMs };
  tokens.set(key(account), token);
  return token;
}

/** Refused credentials are our own fault, not the payment's: the payment waits until they are right. */
async function authorize(account: PaypackAccount) {
  const body = JSON.stringify({ client_id: account.clientId, client_secret: account.clientSecret });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const signal = AbortSignal.timeout(authorizeMs);
  try {
    const url = `${account.baseUrl}/auth/agents/authorize`;
    return await callPaypack(url, { method: 'POST', headers, body, signal }, authorization);
  } catch (error) {
    if (!(error instanceof PaypackRefusal || (error instanceof PaypackUnreachable && error.status === 401)))
      throw error;
    throw new PaypackUnreachable(
      `Paypack refused our credentials (${error.message}): check PAYPACK_CLIENT_ID and PAYPACK_CLIENT_SECRET.`,
    );
  }
}

/** Ends with its caller's patience, and leaves the work to those who are more patient. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new PaypackUnreachable('Paypack took too long.', { cause: signal.reason }));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  return Promise.race([work, aborted]);
}

function key(account: PaypackAccount): string {
  return `${account.baseUrl} ${account.clientId} ${account.clientSecret}`;
}

/** The headers of a call with this token. */
export function authorized(access: string) {
  return { authorization: `Bearer ${access}`, accept: 'application/json' };
}
