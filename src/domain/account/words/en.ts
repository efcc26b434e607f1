import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  // Menu of the avatar in the header.
  login: 'Login',
  accountOf: 'Account of {name}',
  yourAccount: 'Your account',
  profile: 'Profile',
  settings: 'Settings',
  adminPanel: 'Admin Panel',
  logout: 'Logout',

  client: 'Client',
  admin: 'Admin',
  superAdmin: 'Super admin',

  name: 'Full name',
  nameEmpty: 'Please enter your name.',
  nameTooLong: 'Please keep the name under 100 characters.',
  email: 'Email address',
  newPassword: 'New password',
  currentPassword: 'Current password',
  yourPassword: 'Your password',
  passwordHint: 'At least {min} characters. Three or four words are easy to remember.',
  passwordEmpty: 'Please enter your password.',
  passwordWrong: 'Please use {min} to {max} characters.',
  // The button’s visible word, then for screen readers the label of the field.
  showPassword: 'Show <field>the password: {field}</field>',
  hidePassword: 'Hide <field>the password: {field}</field>',
  code: '{length}-digit code',
  codeEmpty: 'Please enter the code from our email.',
  appCodeEmpty: 'Please enter the code from your app.',
  codeWrong: 'The code has {length} digits.',

  confirmYou: 'Please confirm that it is you',
  confirmWhy: 'You logged in a while ago. Enter your password, and we’ll carry on where you left off.',
  passwordNotChecked: 'We could not check your password',
  goOn: 'Continue',
  cancel: 'Cancel',
  passkeyInstead: 'Use a passkey instead',
  passkeyFailed: 'The passkey did not work',
  passkeyCancelled: 'The passkey did not work. Try again, or use another way.',
  reloadPage: 'Please reload the page.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    account: typeof en;
  }
}

export type AccountWords = Words<typeof en>;
