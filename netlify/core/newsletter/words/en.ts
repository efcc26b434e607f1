import type { Messages } from '#src/lib/words/messages.ts';

/** Emails to subscribers, and the pages behind their links. */
export const en = {
  notSubscribed: 'You are not subscribed yet',

  confirm: 'Confirm your subscription',
  confirmText:
    'We will send our newsletter to {email}, and show you your code for {percent}% off your first booking.',
  confirmAddress: 'Confirm my address',
  welcome: 'Welcome to the newsletter',
  subscribed:
    'Thank you for subscribing. This code takes <strong>{percent}% off your first booking</strong>:',
  // “I have a discount code” is a button on /book-now.
  codeUse:
    'Enter it under “I have a discount code” when you book, with this email address. It works once, until {day:date}. We have also sent it to you by email.',
  codeUsed: 'You are subscribed. Your code {code} has been used for a booking; thank you.',
  prices: 'See all prices',
  linkExpired: 'This link has expired',
  linkWorked: 'It worked for {days} days.',
  linkUnknown: 'This link does not work',
  openWholeLink:
    'Part of it may be missing, or you have unsubscribed since. Please open the whole link from our email again.',
  subscribeAgain: 'You can <form>subscribe again</form>: we’ll email you a new link at once.',

  leave: 'Unsubscribe from the newsletter?',
  leaveText: 'We will take {email} off the list at once.',
  unsubscribe: 'Unsubscribe',
  left: 'You have unsubscribed',
  leftText:
    'We will no longer send the newsletter to {email}. If we gave you a discount code, it is still valid.',
  backTo: 'Back to {studio}',
  leaveLinkUnknown:
    'Part of it may be missing. Please open it again from our email, or write to <email>{email}</email> and we’ll take you off the list.',

  confirmSubject: 'Please confirm your subscription',
  confirmPreview: 'Confirm your address, and we’ll send your code for {percent}% off your first booking.',
  confirmHeading: 'Is this your address?',
  confirmIfYours:
    'Someone subscribed to the {studio} newsletter with this address. If it was you, please confirm it: we’ll then send your code for {percent}% off your first booking.',
  linkWorks: 'The link works for {days} days.',
  confirmIfNotYours:
    'If it was not you, do nothing: we will not write again, and will erase the address after {days} days.',

  welcomeSubject: 'Your code: {code}',
  welcomePreview: '{percent}% off your first booking. Enter it when you book.',
  welcomeText: 'Thank you for subscribing. This code is yours alone:',
  // Labels of facts about the code.
  code: 'Code',
  worth: 'Worth',
  worthPercent: '{percent}% off your first booking',
  validUntil: 'Valid until',
  // “I have a discount code” is a button on /book-now.
  welcomeUse:
    'Enter it under “I have a discount code” when you book, with this email address. It works once.',

  already: 'You are already subscribed',
  alreadyPreview: 'There is nothing to do: you already get our newsletter.',
  alreadyText:
    'Someone, probably you, subscribed to our newsletter with this address again. There is nothing to do: you already get it. Your discount code is in our welcome email; if you cannot find it, reply to this one.',
} as const satisfies Messages;
