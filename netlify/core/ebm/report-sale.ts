import * as z from 'zod';
import type { EbmReceipt } from '#src/domain/ebm/receipt.ts';
import type { EbmSale } from '#src/domain/ebm/sale.ts';
import { causeMessage, errorCode } from '../errors.ts';
import type { EbmDevice } from './ebm-device.ts';

/** `busy`: it did not arrive. `unanswered`: it may have, so the same number is asked again. */
export type EbmAnswer =
  | { outcome: 'signed'; receipt: EbmReceipt }
  | { outcome: 'refused' | 'busy' | 'unanswered'; reason: string };

/** Longer than undici's 10 s for a connection, so that an unreachable system is recognised as such. */
const timeoutMs = 11_000;

/** Faults before the request left. */
const unsentCodes = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
]);

/** Refusals of our account or address, not of the sale. */
const accountStatuses = new Set([401, 403, 404, 429, 503]);

const text = z.union([z.string(), z.number()]).transform(String);

const answerSchema = z.object({
  resultCd: z.string(),
  resultMsg: z.string().default(''),
  data: z
    .object({
      ...{ rcptNo: text, totRcptNo: text, intrlData: text, rcptSign: text },
      ...{ sdcId: text, mrcNo: text, vsdcRcptPbctDate: text },
    })
    .nullish()
    .catch(null),
});

const success = '000';
const duplicate = '994';

/** Results that say nothing about the sale: unknown error, or an error of storing it. */
const faults = new Set(['894', '991', '999']);

/** Reports one sale. The system knows it by its invoice number, so it may be sent again. Never throws. */
export async function reportSale({ url, token, tin, branch }: EbmDevice, sale: EbmSale): Promise<EbmAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', tin, bhfId: branch, cmcKey: token },
      body: JSON.stringify(sale),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answerOf(response.status, await response.text());
  } catch (error) {
    const outcome = unsentCodes.has(errorCode(error) ?? '') ? 'busy' : 'unanswered';
    return { outcome, reason: causeMessage(error) };
  }
}

function answerOf(status: number, body: string): EbmAnswer {
  const reason = `EBM answered ${status}: ${body.slice(0, 200)}`;
  if (accountStatuses.has(status) || (status >= 300 && status < 400)) return { outcome: 'busy', reason };
  const read = answerSchema.safeParse(parse(body));
  if (!read.success) return { outcome: status >= 400 && status < 500 ? 'refused' : 'unanswered', reason };
  const { resultCd, resultMsg, data } = read.data;
  const said = `${resultCd} ${resultMsg}`.trim().slice(0, 300);
  if (faults.has(resultCd)) return { outcome: 'unanswered', reason: said };
  if (resultCd !== success && resultCd !== duplicate) return { outcome: 'refused', reason: said };
  if (data)
    return {
      outcome: 'signed',
      receipt: {
        ...{ number: data.rcptNo, totalNumber: data.totRcptNo, signature: data.rcptSign },
        ...{ internalData: data.intrlData, device: data.sdcId, machine: data.mrcNo },
        at: data.vsdcRcptPbctDate,
      },
    };
  return resultCd === duplicate
    ? { outcome: 'refused', reason: `${said}. EBM has this invoice already: look its receipt up there.` }
    : { outcome: 'unanswered', reason: `${said}, without a receipt` };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
