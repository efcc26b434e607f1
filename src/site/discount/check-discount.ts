import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { refusals, type Wording } from '#src/lib/words/refusals.ts';

export type DiscountCheck = { ok: true; percent: number } | { ok: false; sentence: string };

export async function checkDiscount(
  word: Wording,
  code: string,
  emailNow: () => string,
): Promise<DiscountCheck> {
  const email = emailNow();
  const check = await ask(word, code, email);
  // If the address changed meanwhile, checks without one: the booking verifies whose code it is.
  return check.ok || emailNow() === email ? check : ask(word, code, '');
}

async function ask(word: Wording, code: string, email: string): Promise<DiscountCheck> {
  const answer = await answerTo((init) => api.discounts.$post({ json: { code, email } }, { init }));
  if (answer.kind === 'ok') return { ok: true, percent: answer.data.percent };
  if (answer.kind === 'network-error') return { ok: false, sentence: word(refused('codeUnreached')) };
  const { message, fields } = failureOf(word, answer);
  return { ok: false, sentence: fields['discountCode'] ?? message };
}

const refused = refusals('discount');
