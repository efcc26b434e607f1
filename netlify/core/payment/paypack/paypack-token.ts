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

/** Tokens of this process by account. */
const tokens = new Map<string, Token>();

/** Runs a call with an access token; when Paypack no longer knows the token, once more with a fresh one. */
export async function withToken<T>(
  account: PaypackAccount,
  signal: AbortSignal,
  call: (access: string) => Promise<T>,
): Promise<T> {
  try {
    return await call(await accessToken(account, signal));
  } catch (error) {
    if (!(error instanceof PaypackUnreachable && error.status === 401)) throw error;
    tokens.delete(key(account));
    return call(await accessToken(account, signal));
  }
}

async function accessToken(account: PaypackAccount, signal: AbortSignal): Promise<string> {
  const known = tokens.get(key(account));
  if (known !== undefined && known.until > Date.now()) return known.access;
  const { access, expires } = await authorize(account, signal);
  tokens.set(key(account), { access, until: expires * 1000 - marginMs });
  return access;
}

/** Refused credentials are our own fault, not the payment's: the payment waits until they are right. */
async function authorize(account: PaypackAccount, signal: AbortSignal) {
  const body = JSON.stringify({ client_id: account.clientId, client_secret: account.clientSecret });
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
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

function key(account: PaypackAccount): string {
  return `${account.baseUrl} ${account.clientId} ${account.clientSecret}`;
}
