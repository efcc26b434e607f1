import type { Messages, Words } from '#src/lib/words/messages.ts';

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
  // Of an amount in RWF. The examples are read as written here: a point divides only before k and m.
  amountUnread: 'Please write an amount such as 100,000, 100k or 1.2m.',
  amountNotWhole: 'Please write whole RWF: 1,500 or 1.5k.',
  amountTooSmall: 'Please write an amount of at least {least} RWF, such as 100,000 or 100k.',
  amountTooLarge: 'Please write at most {most:money}.',
  fullName: 'Full name',
  phoneNumber: 'Phone number',
  emailAddress: 'Email address',
  // After the label of a field.
  optional: '(optional)',
  // Read out before the sentence at a wrong field.
  error: 'Error:',
  // Label of a field for robots, which people do not see.
  leaveEmpty: 'Leave this empty',
  hiddenFieldFilled:
    'Not sent: autofill may have filled a hidden spam-check field. Turn it off and try again, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  sentTooSoon:
    'Not sent: too quick for our spam check. Please wait a moment and send it again, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  sentTooOften: {
    one: 'Too many attempts in a short time. Please wait a minute and try again, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
    other:
      'Too many attempts in a short time. Please wait {count} minutes and try again, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  },
  passwordTriedTooOften: {
    one: 'Too many attempts in a short time. If this is your account, choose “Forgot your password?”: the button in our email lets you in without waiting. Or wait a minute and try again, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
    other:
      'Too many attempts in a short time. If this is your account, choose “Forgot your password?”: the button in our email lets you in without waiting. Or wait {count} minutes and try again, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  },
  // Of a code that came by email.
  codeTriedTooOften: {
    one: 'Too many attempts in a short time. The button in our email works without waiting. Or wait a minute and try again, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
    other:
      'Too many attempts in a short time. The button in our email works without waiting. Or wait {count} minutes and try again, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  },
  filesUnavailable:
    'Not sent: we cannot store files just now. Please try again in a few minutes, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  // Faults of ours; {reference} is what the log has.
  serverFault:
    'Something went wrong on our side. Please try again in a moment, or call us on {phone} ({hours:hours}) or write on {whatsApp}. Reference {reference}.',
  recordsUnreachable:
    'We cannot reach our records at the moment. Nothing you typed is lost: please try again in a minute, or call us on {phone} ({hours:hours}) or write on {whatsApp}. Reference {reference}.',
  requestUnread: 'The request could not be read.',
  requestTooLarge: 'The request is too large: please send at most {most} kB.',
  formUnread: 'The form could not be read. Please send it again.',
  sentElsewhere:
    'A page of another site sent this form, so nothing was done. Please send it from our own page.',
  sentOtherBefore: 'You sent this before with other details. Please reload the page and send it again.',
  copied: 'Copied',
  notCopied: 'Not copied',
  downloadFailed: 'Download failed',
  tryAgain: 'Try again',
  stop: 'Stop',
  undo: 'Undo',
  oneMoment: 'One moment…',
  requestFailed: 'Request failed',
  notSent: 'Not sent yet, as far as we know.',
  countedOnce: 'If this form has already reached us, we will not count it twice.',
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
  stopped: 'Stopped. We will not send the form until you press the button.',
  changed: 'You have changed the form, so we will not send it until you press the button.',
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

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    forms: typeof en;
  }
}

export type FormWords = Words<typeof en>;
