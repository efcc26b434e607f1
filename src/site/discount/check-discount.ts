import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

export type DiscountCheck = { ok: true; percent: number } | { ok: false; sentence: string };

export async function checkDiscount(code: string, emailNow: () => string): Promise<DiscountCheck> {
  const email = emailNow();
  const check = await ask(code, email);
  // If the address changed meanwhile, checks without one: the booking verifies whose code it is.
  return check.ok || emailNow() === email ? check : ask(code, '');
}

async function ask(code: string, email: string): Promise<DiscountCheck> {
  const answer = await answerTo((init) => api.discounts.$post({ json: { code, email } }, { init }));
  if (answer.kind === 'ok') return { ok: true, percent: answer.data.percent };
  if (answer.kind === 'network-error') return { ok: false, sentence: unreached };
  return { ok: false, sentence: answer.fields['discountCode'] ?? answer.error };
}

const unreached =
  'We could not check the code: we cannot reach our server. Your code is kept; please try again in a moment.';
