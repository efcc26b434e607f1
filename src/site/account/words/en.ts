import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  // `…NeedsScript` is shown without JavaScript, `…Broken` if the page fails to start.
  bookWithout: 'You can book without an account.',
  bookingsSafe: 'Your bookings are safe, and you can book without an account.',
  accountSafe: 'Your bookings and your account are safe.',
  // Begins a WhatsApp message that a visitor sends us from the page.
  helpHello: 'Hello FTS Studio, I need help with my account.',

  login: 'Login',
  loginDescription: 'Log in to see your bookings at the studio and what you have paid.',
  loginNeedsScript: 'Logging in needs JavaScript, which is switched off in this browser.',
  loginBroken: 'Logging in does not work in this browser right now.',
  loginLead: 'See your bookings, pay what is due and book faster next time.',
  loginFailed: 'Login failed',
  password: 'Password',
  forgotLink: 'Forgot your password?',
  passkeyLogin: 'Log in with a passkey',
  newHere: 'New here? <register>Create an account</register>',

  oneMoreStep: 'One more step',
  appLead: 'Open your authenticator app and enter the code it shows.',
  passkeyLead: 'Use your passkey: your finger, your face or the PIN of your phone.',
  recoveryLead:
    'Enter one of the recovery codes you saved. None left? A super admin can reset two-step login for you.',
  usePasskey: 'Use your passkey',
  useRecoveryCode: 'Use a recovery code',
  usePhone: 'Use my phone instead',
  startAgain: 'Start again',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: '16 letters and digits. Spaces and dashes do not matter.',
  recoveryCodeEmpty: 'Please enter a recovery code.',

  registerTitle: 'Create an account',
  registerHeading: 'Create your account',
  registerDescription: 'Create an account to keep your bookings, payments and details in one place.',
  registerNeedsScript: 'Creating an account needs JavaScript, which is switched off in this browser.',
  registerBroken: 'Creating an account does not work in this browser right now.',
  registerLead: 'Your bookings, payments and details in one place.',
  registerFailed: 'Register failed',
  registerEmailHint: 'We’ll send a code to this address, to make sure that it is yours.',
  register: 'Create account',
  registerConsent:
    'By creating an account you agree to our <terms>terms</terms>. The <privacy>privacy policy</privacy> says how we keep your details.',
  haveAccount: 'Have an account? <login>Login</login>',

  verifyHeading: 'Verify Account',
  verifyLead: 'We emailed a code to <email>{email}</email>. It works for {minutes} minutes.',
  verify: 'Verify',
  verifyFailed: 'Verification failed',
  noEmail: 'No email after a minute? Check your spam folder.',
  sendNewCode: 'Send a new code',
  // Counts down the seconds until the button works.
  sendNewCodeIn: 'Send a new code in {seconds} s',
  newCodeSent: 'We sent you a new code.',
  codeNotSent: 'Failed to send code',
  otherEmail: 'Use another email address',

  forgotHeading: 'Forgot your password?',
  forgotDescription: 'Choose a new password with a code we send to your email address.',
  forgotNeedsScript: 'Choosing a new password needs JavaScript, which is switched off in this browser.',
  forgotBroken: 'Choosing a new password does not work in this browser right now.',
  forgotLead: 'We’ll email you a code. Use it to choose a new password.',
  sendCode: 'Send the code',
  remembered: 'Remembered your password? <login>Login</login>',
  resetHeading: 'Choose a new password',
  resetLead: 'For the account of <email>{email}</email>.',
  resetLeadWithCode: 'For the account of <email>{email}</email>. The code works for {minutes} minutes.',
  resetCodeSent: 'We sent a reset code to your email.',
  savePassword: 'Save the new password',
  resetFailed: 'Failed to reset password',
  resetDone: 'Done',
  resetDoneLead: 'We have logged you out on all devices.',
  passwordUpdated: 'Password updated. You can now login.',

  invitationHeading: 'Join our staff',
  invitationDescription: 'Accept an invitation to work with the studio.',
  invitationNeedsScript: 'Accepting an invitation needs JavaScript, which is switched off in this browser.',
  invitationBroken: 'Accepting an invitation does not work in this browser right now.',
  invitationLooking: 'We are looking up your invitation.',
  invitationNotLoaded: 'We could not look up the invitation',
  invitationLead:
    '{inviter} invites <email>{email}</email> to work on our dashboard as an admin. The invitation is open until {until:moment}.',
  // The person who invited has no account any more.
  invitationLeadOfStudio:
    'The studio invites <email>{email}</email> to work on our dashboard as an admin. The invitation is open until {until:moment}.',
  invitationLinkPart: 'Please open the whole link from our email.',
  invitationEnded: 'This link no longer works',
  notAccepted: 'The invitation is not accepted yet',
  accept: 'Accept the invitation',
  acceptConsent:
    'This creates your account. The <privacy>privacy policy</privacy> says how we keep your details.',
  acceptAsOwner: 'You are logged in with this account. Your password stays as it is.',
  acceptByLogin: 'You already have an account with this address. Log in to accept.',
  loginAndAccept: 'Log in and accept',
  forgotThenAccept:
    '<forgot>Forgot your password?</forgot> Choose a new one, then open the link in our email again.',
  loggedInAsAnother: 'You are logged in as {name}, with another account. Log out here to accept as {email}.',
  logOut: 'Log out',

  account: 'Your account',
  accountDescription: 'Your bookings at the studio and what you have paid.',
  accountNeedsScript: 'Showing your bookings needs JavaScript, which is switched off in this browser.',
  accountBroken: 'Showing your bookings does not work in this browser right now.',
  settings: 'Settings',
  settingsDescription: 'Your picture, name, email address, password and devices.',
  settingsNeedsScript: 'Changing your settings needs JavaScript, which is switched off in this browser.',
  settingsBroken: 'Changing your settings does not work in this browser right now.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'account-pages': typeof en;
  }
}
