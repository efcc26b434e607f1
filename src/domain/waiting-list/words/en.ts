import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Waiting list of a full day: the form on /book-now, and the client's place. */
export const en = {
  join: 'Join the waiting list',
  joining: 'Joining…',
  waitFor: 'Wait for {day:date}',
  rule: 'When a slot is free, we’ll text you a link. The slot is yours for two hours: pay in that time to keep it, at the price of that day.',
  withCart: 'You wait with what is in your cart. Nothing is booked or charged now.',
  close: 'Close',
  formNotLoaded: 'The form did not load',
  formNotLoadedAdvice:
    'Check your connection and try again, or call us on {phone} ({hours:hours}) or write on WhatsApp.',
  notJoined: 'We could not put you on the list',
  joined: 'You are number {position} for {day:date}',
  joinedText:
    'We have texted you a link to see your place, or to leave the list. You can still book another date.',

  nameEmpty: 'Please enter your name.',
  nameTooLong: 'Please keep the name under 100 characters.',
  phoneEmpty: 'Please enter your phone number: we’ll text you when a slot is free.',
  phoneWrong: 'Please enter a Rwandan mobile number such as 0788 123 456.',
  noSession: 'Nothing in your cart needs a date. You can book your cart now.',
  slotFree: '{day:date} has a free slot. Please choose this date and book now.',
  tooLate:
    'It is too late to wait for {day:date}: we offer free slots until a day before the session. Please call us on {phone} ({hours:hours}) or write on WhatsApp, or choose another date.',
  dayClosed: 'We are closed on {day:date} ({reason:holiday}). Please choose another date.',
  dayOff: 'We are closed on {day:date} (our weekly day off). Please choose another date.',
  placeChanged: 'Your place on the list has just changed. Please try again.',

  loading: 'Loading your place…',
  linkIncomplete: 'This address is incomplete. Please open the whole link that we texted you.',
  linkInvalid:
    'This link is incomplete or has expired. Please open the newest text about your place, or call us on {phone} ({hours:hours}) or write on WhatsApp.',
  waiting: 'You are number {position} for {day:date}.',
  offerComes:
    'If a slot is free, we’ll text you a link, from 08:00 to 18:00. The slot is yours for two hours.',
  offered: 'We offered you a slot on {day:date}. The text about it has the link to see and pay your booking.',
  left: 'You are no longer on the waiting list for {day:date}.',
  whatYouChose: 'What you chose',
  noLongerSold: 'No longer sold',
  leave: 'Leave the waiting list',
  leaving: 'Leaving…',
  notLeft: 'You are still on the list',
  bookAnother: 'Book another date',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'waiting-list': typeof en;
  }
}

export type WaitingListWords = Words<typeof en>;
