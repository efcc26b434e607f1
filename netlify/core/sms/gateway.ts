import * as z from 'zod';
import { env } from '../env.ts';
import { causeMessage, errorCode } from '../errors.ts';

export interface Gateway {
  url: string;
  token: string;
  sender: string;
}

/** `busy`: not accepted, so it may be sent again. `unanswered`: it may have been sent. */
export type GatewayAnswer =
  | { outcome: 'accepted'; reference: string | null }
  | { outcome: 'refused' | 'busy' | 'unanswered'; reason: string };

/** Longer than undici's 10 s for a connection, so that an unreachable gateway is recognised as such. */
const timeoutMs = 11_000;

/** Faults before the request left, so that the text was certainly not sent. */
const unsentCodes = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  ...['ERR_TLS_CERT_ALTNAME_INVALID'],
]);

/** Refusals of our account or address, not of the text: login, balance, wrong path, too many calls. */
const accountStatuses = new Set([401, 402, 403, 404, 429, 503]);

const acceptance = z.object({ sms_id: z.union([z.string().min(1).max(100), z.int()]).transform(String) });

/** Returns the configured gateway; undefined without a token. */
export function smsGateway(): Gateway | undefined {
  const token = env('SMS_TOKEN');
  return token === undefined ? undefined : { url: env('SMS_URL'), token, sender: env('SMS_SENDER') };
}

/** Sends one text by Pindo's interface. Never throws. `number`: ten digits starting with 07. */
export async function sendText(gateway: Gateway, number: string, text: string): Promise<GatewayAnswer> {
  try {
    const response = await fetch(gateway.url, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: `+25${number}`, text, sender: gateway.sender }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await answerOf(response);
  } catch (error) {
    const outcome = unsentCodes.has(errorCode(error) ?? '') ? 'busy' : 'unanswered';
    return { outcome, reason: causeMessage(error) };
  }
}

async function answerOf(response: Response): Promise<GatewayAnswer> {
  const { status, ok } = response;
  // An accepted text stays accepted when the rest of the answer is lost.
  const body = await response.text().catch(() => '');
  if (ok) return { outcome: 'accepted', reference: referenceIn(body) };
  const reason = `The gateway answered ${status}: ${body.slice(0, 200)}`;
  if (accountStatuses.has(status) || (status >= 300 && status < 400)) return { outcome: 'busy', reason };
  return { outcome: status < 500 && status !== 408 ? 'refused' : 'unanswered', reason };
}

function referenceIn(body: string): string | null {
  try {
    return acceptance.parse(JSON.parse(body)).sms_id;
  } catch {
    return null;
  }
}
