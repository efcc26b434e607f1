import type { CatalogueName, Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  fieldsMissing: 'Please fill in all required fields',
  fieldsWrong: 'Please correct the marked fields.',
  emailEmpty: 'Please enter your email address.',
  emailWrong: 'Please enter an email address such as name@example.com.',
  emailTooLong: 'This email address is too long.',
  phoneEmpty: 'Please enter your phone number.',
  phoneWrong: 'Please enter a phone number such as +250 788 123 456.',
  phoneOrEmail: 'Please enter a phone number or an email address: one of them is enough.',
  // Follows `phoneOrEmail`, at the next field.
  orEmail: 'Or enter an email address.',
  phoneOrEmailHint:
    'Phone or email: one of them is enough. With a phone, we’ll call you or send you a text message.',
  notText: 'Please write this as text.',
  tryAgain: 'Try again',
  stop: 'Stop',
  oneMoment: 'One moment…',
  requestFailed: 'Request failed',
  notSent: 'Not sent yet, as far as we know.',
  countedOnce: 'If it has already reached us, we will not count it twice.',
  notBooked: 'Not booked yet, as far as we know.',
  bookedOnce: 'You will be booked and charged only once. If we have written to you, you are already booked.',
  lookForMessage: 'Check your email and text messages first: if we have written, you are already booked.',
  offline: 'You are offline.',
  timeout: 'This is taking longer than usual.',
  unreachable: 'We cannot reach our server.',
  checkConnection: 'You seem to be offline. Check your connection and try again.',
  tryLater: 'This is taking longer than usual. Please try again in a moment.',
  checkServer: 'We cannot reach our server. Check your connection and try again.',
  kept: 'Everything you typed is still here.',
  keptOverReload: 'Everything you typed is still here: press “{button}”.',
  sentWhenOnline:
    'Everything you typed is kept. We’ll send it when you are back online: keep this page open.',
  sentOnPress: 'Everything you typed is kept. Press “{button}” to send it again.',
  stopped: 'Stopped. We will not send it until you press the button.',
  changed: 'You have changed it, so we will not send it until you press the button.',
  chooseFileAgain: 'Please choose your file again first.',
  fileNotKept: 'If you reload, you will have to choose the file again.',
  notSentOffline:
    'Not sent: you are offline. Everything you typed is still here. Press the button again when you are connected.',
  notAccepted: 'Failed to send. Please try again.',
  seemsOffline: 'You seem to be offline.',
  reference: 'Reference {reference}.',
  broken: 'Unexpected Application Error!',
  reload: 'Reload the page',
} as const satisfies Messages;

export const forms = 'forms' as CatalogueName<typeof en>;

export type FormWords = Words<typeof en>;
