import * as z from 'zod';
import { callPaypack, type PaypackAccount, PaypackRefusal, PaypackUnreachable } from './paypack-http.ts';

const authorization = z.object({
  access: z.string().min(1),
  /** Epoch seconds. */
  expires: z.coerce.number(),
});

interface Token {
  access: string;
  /** Epoch milliseconds after which it is no longer used. */
  until: number;
}

/** Margin before expiry, so that a token cannot expire in transit. */
const marginMs = 60_000;

/** Milliseconds Paypack has to issue a token; waiting callers may give up sooner. */
const authorizeMs = 8000;

const tokens = new Map<string, Token>();

/** Pending token requests by account, shared by concurrent calls. */
const pendingTokens = new Map<string, Promise<Token>>();

/** Runs a call with an access token; retries once with a new token if Paypack returns 401. */
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
    // A concurrent call may have replaced it already.
    if (tokens.get(key(account))?.access === used) tokens.delete(key(account));
    return call(await accessToken(account, signal));
  }
}

async function accessToken(account: PaypackAccount, signal: AbortSignal): Promise<string> {
  const known = tokens.get(key(account));
  if (known !== undefined && known.until > Date.now()) return known.access;
  const { access } = await rejectOnAbort(nextToken(account), signal);
  return access;
}

function nextToken(account: PaypackAccount): Promise<Token> {
  const id = key(account);
  const shared = pendingTokens.get(id) ?? fetchToken(account).finally(() => pendingTokens.delete(id));
  pendingTokens.set(id, shared);
  return shared;
}

async function fetchToken(account: PaypackAccount): Promise<Token> {
  const { access, expires } = await authorize(account);
  const token = { access, until: expires * 1000 - marginMs };
  tokens.set(key(account), token);
  return token;
}

/** Requests a token. Refused credentials are our fault, so the payment waits and does not fail. */
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

/** Rejects when the caller's signal aborts; the shared work continues for other callers. */
function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
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

export function authorized(access: string) {
  return { authorization: `Bearer ${access}`, accept: 'application/json' };
}
