import { callUs } from '#src/domain/studio/call-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';

export const waitingSentences = {
  noName: 'Please enter your name.',
  longName: 'Please keep the name under 100 characters.',
  noPhone: 'Please enter your phone number: we’ll text you when a slot is free.',
  wrongPhone: 'Please enter a Rwandan mobile number such as 0788 123 456.',
  goods: 'Nothing in this order needs a date. You can book it now.',
  noReason: 'Please say why.',
  longReason: 'Please keep the reason under 200 characters.',
};

export const waitingLinkInvalid = `This link is incomplete or has expired. Please open the newest text about your place, or ${callUs}.`;

/** Words of the form on /book-now. */
export const waitingFormWords = {
  open: 'Join the waiting list',
  title: (day: string) => `Wait for ${formatDate(day)}`,
  rule: 'When a slot is free, we’ll text you a link. The slot is yours for two hours: pay in that time to keep it, at the price of that day.',
  order: 'You wait with the order in your cart. Nothing is booked or charged now.',
  send: 'Join the waiting list',
  sending: 'Joining…',
  close: 'Close',
  notLoaded: {
    title: 'The form did not load',
    text: `Check your connection and try again, or ${callUs}.`,
  },
  joined: (position: number, day: string) => `You are number ${position} for ${formatDate(day)}`,
  joinedText:
    'We have texted you a link to see your place, or to leave the list. You can still book another date.',
};

export function bookNowSentence(day: string): string {
  return `${formatDate(day)} has a free slot. Please choose it and book it now.`;
}

export function tooLateSentence(day: string): string {
  return `It is too late to wait for ${formatDate(day)}: we offer free slots until a day before the session. Please ${callUs}, or choose another date.`;
}

export function closedSentence(day: string, reason: string): string {
  return `We are closed on ${formatDate(day)} (${reason}). Please choose another date.`;
}

/** Words of /waiting-list. */
export const placeWords = {
  waiting: (position: number, day: string) => `You are number ${position} for ${formatDate(day)}.`,
  next: 'If a slot is free, we’ll text you a link, from 08:00 to 18:00. It is yours for two hours.',
  offered: (day: string) =>
    `We offered you a slot on ${formatDate(day)}. The text about it has the link to see and pay your booking.`,
  left: (day: string) => `You are no longer on the waiting list for ${formatDate(day)}.`,
  leave: 'Leave the waiting list',
  leaving: 'Leaving…',
  another: 'Book another date',
};

/** States as staff see them. */
export const waitingStates = { waiting: 'waits', offered: 'was offered a slot', left: 'left the list' };

/** Words of the list that staff see for a day. */
export const staffWaitingWords = {
  title: (count: number) => (count === 1 ? '1 client waits' : `${count} clients wait`),
  since: (moment: string) => `Since ${moment}`,
  notLoaded: 'We could not load who waits',
  failed: 'The client still waits',
  takeOff: 'Take off the list',
  takeOffTitle: (name: string) => `Take ${name} off the waiting list`,
  notTold: 'We do not text them about it.',
  reason: 'Reason',
  done: (name: string) => `${name} is off the waiting list.`,
};
