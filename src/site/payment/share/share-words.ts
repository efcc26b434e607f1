import { occasionOf, occasionValues } from '#src/domain/payment/share/occasion.ts';
import type { MyShare } from '#src/domain/payment/share/share.ts';
import type { PaymentShareWords } from '#src/domain/payment/share/words/en.ts';
import type { SharePageWords } from './words/en.ts';

/** Says what the part is, and what it pays for. */
export function leadSentence(
  words: SharePageWords,
  shareWords: PaymentShareWords,
  share: Pick<MyShare, 'name' | 'amount' | 'kind' | 'services' | 'day'>,
): string {
  const { name, amount } = share;
  return words[occasionOf(share)]({ name, amount, ...occasionValues(shareWords, share) });
}

/** Explains how the next request differs from the share, before it is sent. */
export function payNotes(
  words: SharePageWords,
  { amount, received, open, next, state }: Pick<MyShare, 'amount' | 'received' | 'open' | 'next' | 'state'>,
): string[] {
  return [
    ...(open < amount - received ? [words.restOnly({ open })] : []),
    ...(next < open ? [words.inPieces({ next })] : []),
    ...(state === 'requested' ? [words.sendAnother] : []),
  ];
}
