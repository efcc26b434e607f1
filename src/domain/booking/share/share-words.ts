import { formatMoney } from '#src/lib/money.ts';
import { maxOpenShares, type ShareState } from '../../payment/share/share.ts';

/** State of a share in the lists of the client and of staff. */
export const shareStateWords: Record<ShareState, string> = {
  open: 'Not paid yet',
  requested: 'Payment request sent',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
  'not-needed': 'No longer needed',
};

export const shareWords = {
  heading: 'Let family pay a part',
  intro:
    'Make a link for someone who pays a part of the price by mobile money. Its page shows your date, the kind of work and the amount, but neither your name nor the total.',
  unfold: 'Make a link',
  nameLabel: 'Name of the person who pays',
  amountLabel: 'Amount in RWF',
  make: 'Make the link',
  making: 'Making the link…',
  made: 'The link is ready. Copy it now: we show it only once.',
  copy: 'Copy link',
  copyAdvice: 'Please select the link and copy it.',
  whatsApp: 'WhatsApp',
  renew: 'New link',
  renewHint: 'A new link for a part ends its earlier one.',
  withdraw: 'Withdraw',
  withdrawn: 'The link is withdrawn.',
} as const;

export const madeByWords = (by: string) => `link by ${by}`;

/** Returns how much new links can be for; undefined where there is room for none. */
export function shareableSentence(shareable: number): string {
  return shareable > 0
    ? `You can make links for up to ${formatMoney(shareable)}.`
    : 'Links for everything that is left to pay exist already.';
}

export function receivedSentence(received: number, amount: number): string {
  return received === amount ? '' : `${formatMoney(received)} has arrived.`;
}

export const shareRefusals = {
  unknown:
    'This link is incomplete or has ended. Please ask the person who sent it for a new one. If a payment request is still on your phone, please decline it.',
  cancelled: 'This booking is cancelled, so there is nothing to share.',
  gone: 'This link no longer exists.',
  ended: 'This part is no longer open, so it gets no new link. Please make another one.',
  paid: 'This part is paid, so its link cannot be withdrawn.',
  paidAlready: 'This part is already paid. Thank you.',
  notNeeded: 'Thank you, but nothing is left to pay. We have not requested any payment.',
  taken:
    'Someone else is paying what is left right now. Please wait two minutes and try again: we have not requested any payment.',
  dateGone:
    'We have not requested any payment, because the date has to be agreed again. Please tell the person who sent you the link.',
  otherDetails: 'You made this link before with other details. Please reload the page and make it again.',
  tooMany: `At most ${maxOpenShares} links can be open at once. Please withdraw one first.`,
} as const;

/** Refuses a share beyond what is open. */
export function beyondOpenSentence(open: number): string {
  return open > 0
    ? `Only ${formatMoney(open)} is left to share. Please enter a smaller amount.`
    : 'Nothing is left to share: the price is paid, or links for all of it exist already.';
}

/** Words that bring a link, for WhatsApp. */
export function shareMessage({ name, amount }: { name: string; amount: number }, url: string): string {
  return `Hello ${name}, with this link you pay your part of ${formatMoney(amount)} by mobile money:\n${url}`;
}
