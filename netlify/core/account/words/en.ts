import type { Messages } from '#src/lib/words/messages.ts';

/** Emails about accounts. A subject is also the heading; a preview follows it in lists of emails. */
export const en = {
  // Label of the digits.
  code: 'Code',
  codePreview: 'The code works for {minutes} minutes.',
  codeOnce: 'The code works once, for {minutes} minutes. Do not share it: we never ask for it on the phone.',

  verifySubject: 'Your verification code',
  verifyText: 'Welcome. Please enter this code to finish your account at {studio}.',
  verifyOtherwise:
    'If you did not register, you can ignore this email: without the code there is no account.',

  resetSubject: 'Your reset code',
  resetText: 'With this code you can choose a new password.',
  resetOtherwise:
    'If you did not request this code, you can ignore this email: your password has not changed.',
  resetByStaffText: '{studio} sends you this code, so that you can choose a new password.',
  resetByStaffOtherwise:
    'If you would rather keep your password, you can ignore this email. If you have questions, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  resetByKey: 'Or press this button: it needs no code. The button works once, within {minutes} minutes.',
  choosePassword: 'Choose a new password',

  newEmailSubject: 'Confirm your new email address',
  newEmailText:
    'Please enter this code in your settings at {studio}. Your account will then use this address.',
  newEmailOtherwise:
    'If you did not request this code, you can ignore this email: someone may have mistyped their own address.',

  existsSubject: 'You already have an account',
  existsPreview: 'Someone, probably you, tried to open a second account.',
  existsText:
    'Someone, probably you, tried to use this email address for another account at {studio}. You already have one, and nothing about it has changed.',
  logIn: 'Log in',
  forgot: 'Forgot your password? Choose a new one:',

  manyTriesSubject: 'Failed attempts to log in to your account',
  manyTriesPreview: 'Someone typed a wrong password or code many times.',
  manyTriesText:
    'Someone typed a wrong password or a wrong code for your account at {studio} many times today. We are slowing these attempts down. You can still log in as usual on devices you have used before.',
  manyTriesYou:
    'If this was you and you do not remember your password, or if you use the same password anywhere else, please choose a new one:',
  manyTriesOtherwise:
    'Otherwise you do not have to do anything. Never share a code from our emails. We will not ask for one. If you are worried, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',

  passwordChangedSubject: 'Your password was changed',
  passwordChangedPreview: 'We logged you out on your other devices.',
  passwordChangedText:
    'The password for your account at {studio} was changed. We logged you out on your other devices.',
  notYou: 'If this was not you, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  notYouThenPassword:
    'If this was not you, please call us on {phone} ({hours:hours}) or write on {whatsApp}. To keep others out, choose a new password now:',

  twoStepSubject: 'Two-step login on your account',
  'app-added': 'An authenticator app was set up for your account. We logged you out on your other devices.',
  'app-removed': 'The authenticator app was removed from your account.',
  'passkey-added': 'A passkey was added to your account. We logged you out on your other devices.',
  'passkey-removed': 'A passkey was removed from your account.',
  'recovery-codes-renewed': 'New recovery codes were made for your account. The old ones no longer work.',
  'recovery-code-used':
    'Someone, probably you, logged in to your account with a recovery code. It will not work again.',
  'two-step-login-reset':
    'Two-step login was reset, so that you can log in with your password alone. We logged you out on all devices. Please log in and set it up again.',
  twoStepNotYou:
    'If this was not you, please call us on {phone} ({hours:hours}) or write on {whatsApp}. To keep others out, choose a new password now. Then log in and remove what you did not set up, in your settings under Security: changing your password does not remove a passkey or an app. If you can no longer log in, we will help you.',

  emailChangedSubject: 'Your email address was changed',
  emailChangedPreview: 'From now on we will write to your new address.',
  emailChangedText:
    'Your account at {studio} now uses another email address, confirmed with a code. Your bookings and what you sent us moved with it. We will not write to this address about it again.',

  invitationSubject: 'Join the staff of {studio}',
  invitationPreview: 'The link works for {days} days.',
  invitationText:
    '{inviter} invites you to work on the dashboard of {studio} as an admin: bookings, messages, payments and everything else that clients send.',
  invitationOpen: 'See the invitation',
  invitationOnce:
    'The link works once, for {days} days. Do not forward it: anyone who opens it can accept in your place.',
  invitationOtherwise:
    'If you did not expect this, you can ignore this email. If you have questions, please call us on {phone} ({hours:hours}) or write on {whatsApp}.',
} as const satisfies Messages;
