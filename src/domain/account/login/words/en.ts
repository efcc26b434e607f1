import type { Messages } from '#src/lib/words/messages.ts';

/** Refusals of logins, codes, passkeys, two-step login and invitations. */
export const en = {
  credentialsWrong: 'The email address or the password is wrong.',
  emailUnconfirmed: 'Please confirm your email address first: enter the code that we sent to it.',
  suspended:
    'This account is suspended. If you think that is a mistake, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  loggedOut: 'You are no longer logged in. Please log in.',
  deviceLoggedOut: 'This device is already logged out.',
  manyLogins: 'Many people are logging in right now. Please try again in a few seconds.',

  passwordMissing: 'Please choose a password.',
  newPasswordMissing: 'Please choose a new password.',
  passwordTooShort: 'Please use at least {min} characters.',
  passwordTooLong: 'Please use at most {max} characters.',
  passwordGuessable:
    'This password is too easy to guess. Please choose another one, for example four unrelated words.',
  passwordPersonal: 'Please choose a password without your name or your email address.',
  currentPasswordMissing: 'Please enter your current password.',
  currentPasswordRequired: 'Please enter your current password to change this.',
  currentPasswordWrong: 'This is not your current password.',
  currentPasswordNew:
    'Your password was changed a moment ago. Please enter the new one as your current password.',

  registerFirst: 'Please register first.',
  loginFirst: 'Please log in first.',
  codeWrong: 'This code is wrong or has expired. Please check it, or ask for a new one.',
  // The key in the link of an email with which to choose a new password.
  resetLinkUsed: 'This link has been used or has expired. Please request a new one.',

  passwordAgain: 'Not done yet: please enter your password, then try again.',
  oneMoreStep: 'One more step: please confirm that it is you.',
  secondCodeMissing: 'Please enter the code from your app, or a recovery code.',
  secondCodeWrong:
    'This code is wrong. The app shows {length} digits; a recovery code has 16 characters and works once.',
  appCodeWrong: 'This code is wrong or has already been used. Please enter the next one from your app.',
  tooLate: 'This took too long. Please log in again.',
  passkeyWrong: 'This passkey did not work here. Please try again, or use another way.',

  twoStepRequired:
    'Please set up two-step login first, in your settings under Security. After that, everything works as usual.',
  twoStepMissing: 'Please set up two-step login first.',
  twoStepForStaff: 'Only the studio’s staff can set up two-step login.',
  lastFactor: 'Your role requires two-step login. Add another method first, then remove this one.',
  appSetUpWrong: 'This code is wrong. Check that the time of your phone is right, and enter the next code.',
  appGone: 'Your account no longer has an authenticator app.',
  passkeyGone: 'This passkey has already been removed.',
  passkeyTaken: 'This passkey is already in use.',
  passkeysFull: 'An account has at most {max} passkeys. Remove one first.',

  invitationLinkMissing: 'Please open the link from the email.',
  invitationUnknown: 'This link does not work. Please open it from our email again.',
  invitationExpired: {
    one: 'This invitation has expired: a link works for {count} day. Please ask the person who invited you for a new one.',
    other:
      'This invitation has expired: a link works for {count} days. Please ask the person who invited you for a new one.',
  },
  invitationAccepted: 'This invitation has already been accepted. Please log in.',
  invitationWithdrawn:
    'This invitation was withdrawn. If you think that is a mistake, ask the person who invited you.',
  invitationReplaced: 'We have sent you a newer invitation. Please open the link in our newest email.',
  invitationOfAnother: 'This invitation is for {email}. Please log in with that account.',
  invitationOfOwner: 'This address now has an account. Please log in to accept.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    login: typeof en;
  }
}
