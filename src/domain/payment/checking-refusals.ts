import type { NetworkError } from '#src/lib/answer.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('payment');

/** Why a page that asks again and again has no answer now. */
export const checkingRefusals: Record<NetworkError, string> = {
  offline: refused('checkingOffline'),
  timeout: refused('checkingSlow'),
  unreachable: refused('checkingUnreachable'),
};
