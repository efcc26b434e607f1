import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/** What became of a code that a visitor wants to use. */
export type DiscountCheck = { ok: true; percent: number } | { ok: false; sentence: string };

/** Asks the server about a code. Without an address, or with half of one, only the booking finds out whose it is. */
export async function checkDiscount(code: string, email: string): Promise<DiscountCheck> {
  const answer = await answerTo((init) => api.discounts.$post({ json: { code, email } }, { init }));
  if (answer.kind === 'ok') return { ok: true, percent: answer.data.percent };
  if (answer.kind === 'silent') return { ok: false, sentence: unreached };
  return { ok: false, sentence: answer.fields['discountCode'] ?? answer.error };
}

const unreached =
  'We could not check the code: we cannot reach our server. Your code is kept; please try again in a moment.';
