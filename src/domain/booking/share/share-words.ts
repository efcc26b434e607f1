import { refusals } from '#src/lib/words/refusals.ts';
import { maxOpenShares, type ShareState } from '../../payment/share/share.ts';
import type { BookingShareWords } from './words/en.ts';

export function shareStateText(words: BookingShareWords, state: ShareState): string {
  return words[state === 'not-needed' ? 'notNeeded' : state];
}

/** Names who made a share; a client reads “you” of their own. */
export function makerText(words: BookingShareWords, by: string): string {
  return by === 'you' ? words.linkByYou : words.linkBy({ name: by });
}

const refused = refusals('booking-share');

export const shareRefusals = {
  unknown: refused('linkUnknown'),
  cancelled: refused('bookingCancelled'),
  gone: refused('linkGone'),
  ended: refused('partClosed'),
  paid: refused('partPaid'),
  paidAlready: refused('paidAlready'),
  notNeeded: refused('nothingLeft'),
  taken: refused('taken'),
  dateGone: refused('dateGone'),
  otherDetails: refused('madeOtherwise'),
  tooMany: refused('tooMany', { most: maxOpenShares }),
} as const;

/** Refuses a share beyond what is open. */
export function beyondOpenRefusal(open: number): string {
  return open > 0 ? refused('tooMuch', { open }) : refused('nothingToShare');
}

/** Words that bring a link, for WhatsApp. */
export function shareMessage(
  words: BookingShareWords,
  share: { name: string; amount: number },
  url: string,
): string {
  return `${words.message(share)}\n${url}`;
}
