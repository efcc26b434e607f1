import type { StatementEntry, WholePaper } from '#src/domain/paper/paper.ts';
import { paperNumber } from '#src/domain/paper/paper-words.ts';
import type { PaperPageWords } from './words/en.ts';

/** Says when a part is due; the first one of a quote once the client accepts the price. */
export function partDayText(words: PaperPageWords, dueDay: string | null, onAcceptance: boolean): string {
  if (onAcceptance) return words.dueOnAcceptance;
  return dueDay === null ? words.dueOpen : words.dueBy({ day: dueDay });
}

/** Names a movement of money: "Payment, mobile money". */
export function movementText(
  words: PaperPageWords,
  { kind, method }: Pick<StatementEntry, 'kind' | 'method'>,
): string {
  if (kind === 'charge' || method === null) return words.charge;
  const isPayment = kind === 'payment';
  const names = {
    'mobile-money': isPayment ? words.paymentByMobileMoney : words.refundByMobileMoney,
    cash: isPayment ? words.paymentInCash : words.refundInCash,
    bank: isPayment ? words.paymentByBank : words.refundByBank,
  };
  return names[method];
}

/** Formats RWF below a heading that names the unit, with a minus sign for what is taken off. */
export function figure(words: PaperPageWords, amount: number): string {
  return amount < 0 ? words.figureTakenOff({ amount: -amount }) : words.figure({ amount });
}

/** Formats a sum with its unit: "−50,000 RWF". */
export function moneyFigure(words: PaperPageWords, amount: number): string {
  return amount < 0 ? words.sumTakenOff({ amount: -amount }) : words.sum({ amount });
}

/** Explains the balance at the end of a statement. */
export function balanceSentence(words: PaperPageWords, balance: number): string {
  if (balance > 0) return words.clientOwes({ sum: balance });
  return balance < 0 ? words.studioOwes({ sum: -balance }) : words.settled;
}

/** Ends a paper: what it is not, and what a check must show. */
export function footSentences(
  words: PaperPageWords,
  { checkUrl, series, year, number, day, amount }: WholePaper,
): string[] {
  return [
    words[`${series}IsNoInvoice`],
    words.anyoneCanCheck({ address: checkPlace(checkUrl) }),
    words[`${series}Check`]({ number: paperNumber({ year, number }), day, sum: amount }),
  ];
}

function checkPlace(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
}
