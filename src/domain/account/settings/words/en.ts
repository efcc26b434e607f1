import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  details: 'Your details',
  save: 'Save',
  profileUpdated: 'Profile updated',
  updateFailed: 'Update failed',
  notUpdated: 'Failed to update',
  role: 'Role <role>{role}</role>',
  messageLanguage: 'Language of emails and texts',
  languageUnknown: 'Please choose one of our languages: English, French or Kinyarwanda.',
  newEmailHint: 'We’ll send a code to a new address. Your address changes once you enter the code.',
  keepPasswordHint: 'Leave this empty to keep your password.',
  currentPasswordHint: 'We need your current password to change your address or password.',

  confirmEmail: 'Confirm your new address',
  emailCodeSent:
    'We sent a code to <email>{email}</email>. Until you enter it here, your old address stays in use.',
  confirm: 'Confirm',
  keepOldEmail: 'Keep the old address',
  notVerified: 'Verification failed',
  emailChanged: 'You now log in with {email}.',

  picture: 'Profile picture',
  addPicture: 'Add a picture',
  changePicture: 'Change the picture',
  removePicture: 'Remove the picture',
  pictureUpdated: 'Profile image updated',
  pictureRemoved: 'Profile image removed',
  uploadFailed: 'Upload failed',
  deleteFailed: 'Delete failed',
  pictureTooLarge: 'This file is too large. Please choose a picture under 25 MB.',
  pictureUnreadable: 'We cannot read this file as a picture. Please choose a JPEG, PNG or WebP file.',
  pictureNotCropped: 'This browser cannot crop the picture. Please try another one.',
  avatarMissing: 'Please choose a picture.',
  avatarTooLarge: 'This picture is too large. Please choose one of at most 2 MB.',
  avatarNoPicture: 'Please choose a JPEG, PNG or WebP picture.',
  avatarTooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  avatarUnreadable: 'This picture cannot be read. Please choose another one.',
  // Sliders that choose the part of the picture.
  zoom: 'Zoom',
  leftRight: 'Left, right',
  upDown: 'Up, down',
  usePicture: 'Use this picture',

  deleteTitle: 'Delete your account',
  deleteMeans:
    'We delete your details and picture at once and log you out. By law we keep your bookings, without your name once they are over and settled.',
  deleteAccount: 'Delete account',
  deleteSure: 'Are you sure you want to delete your account? This cannot be undone.',
  keepAccount: 'Keep my account',
  notDeletedYet: 'Not deleted yet: please read this first.',
  deleteWithOpen:
    'If you delete your account now, these bookings keep your contact details, your message, our notes and our emails until they are over and settled; then we erase them too. The links in our emails keep working until then.',
  sessionsAheadPaid: {
    one: 'You have {count} session ahead, {paid:money} paid.',
    other: 'You have {count} sessions ahead, {paid:money} paid.',
  },
  sessionsAheadUnpaid: {
    one: 'You have {count} session ahead, not paid yet.',
    other: 'You have {count} sessions ahead, not paid yet.',
  },
  // Goods: frames, photobooks and other bookings without a session.
  goodsAheadPaid: {
    one: 'You have {count} booking of goods, {paid:money} paid.',
    other: 'You have {count} bookings of goods, {paid:money} paid.',
  },
  goodsAheadUnpaid: {
    one: 'You have {count} booking of goods, not paid yet.',
    other: 'You have {count} bookings of goods, not paid yet.',
  },
  bookingsUnsettled: {
    one: 'You have {count} booking that is not settled.',
    other: 'You have {count} bookings that are not settled.',
  },
  // A booking in the list, followed by its money.
  open: '{reference}:',
  openOn: '{reference} on {day:date}:',
  openUndated: '{reference}, date to be agreed:',
  openUnpaid: 'nothing paid yet',
  openPaid: '{paid:money} paid',
  openDue: '{due:money} left to pay',
  openOwed: '{owed:money} to be refunded',
  openPaidAndDue: '{paid:money} paid, {due:money} left to pay',
  openPaidAndOwed: '{paid:money} paid, {owed:money} to be refunded',
  cancelFirst: {
    one: 'Please cancel this booking first in your account, or keep the account until the booking is over and settled.',
    other:
      'Please cancel these bookings first in your account, or keep the account until they are over and settled.',
  },
  seeBookings: 'See your bookings',
  paymentPending:
    'A payment request is on its way to your phone. Please approve or decline it first, then delete your account.',
  accountDeleted:
    'We have deleted your account, with your picture and your details. Thank you for being with us.',
  returnHome: 'Return to Home',

  security: 'Security',
  changePassword: 'Change your password',
  passwordChange: 'Change password',
  passwordChanged: 'Password changed',
  othersLoggedOut: 'We logged you out on your other devices.',
  passwordNotChanged: 'Failed to change password',
  changeFailed: 'Change failed',

  devices: 'Where you are logged in',
  devicesNotLoaded: 'We could not load your devices',
  thisDevice: 'This device',
  deviceInUse: 'Logged in on {day:date}, in use now',
  deviceUsedMinutesAgo: 'Logged in on {day:date}, last used {minutes} minutes ago',
  deviceUsedToday: 'Logged in on {day:date}, last used today',
  deviceUsedOn: 'Logged in on {day:date}, last used on {used:date}',
  // The button’s visible words, then for screen readers the device.
  logOutDevice: 'Log out <device>{device}</device>',
  logOutOthers: 'Log out everywhere else',
  deviceLoggedOut: '{device} is logged out',
  otherDevicesLoggedOut: 'All other devices are logged out',
  stillLoggedIn: 'You are still logged in',

  data: 'Your data',
  dataMeans: 'Everything we keep about you, in one file: your details, bookings, payments and devices.',
  downloadData: 'Download my data',

  twoStep: 'Two-step login',
  twoStepMeans:
    'After your password we ask for something that only you have: a code from an app on your phone, or a passkey. That way no one can log in with your password alone.',
  twoStepRequired: 'Your role requires two-step login. Set up one of the two to open your dashboard.',
  twoStepNotLoaded: 'We could not load your two-step login',
  app: 'Authenticator app',
  appMeans: 'Any free app works, such as Google Authenticator or Aegis. It needs no internet.',
  appSetUp: 'Set up an app',
  appSince: 'Set up on {day:date}.',
  appOther: 'Use another app',
  appRemove: 'Remove the app',
  appRemoved: 'The app is removed',
  appNotRemoved: 'The app is still in use',
  appNotStarted: 'Not started',
  appNotSetUp: 'The app is not set up',
  appKeyPicture: 'The key as a QR code',
  appScan:
    'Scan the QR code with the app. Is the app on this phone? <open>Open it here</open>. Or type this key into it:',
  appEnterCode: 'Then enter the code that the app shows.',
  appFinish: 'Finish',
  appNotNow: 'Not now',
  passkeys: 'Passkeys',
  passkeysMean:
    'Log in with the finger, face or PIN that unlocks your phone or computer, without a password.',
  passkeyAdd: 'Add a passkey',
  passkeyAdded: 'Passkey added',
  passkeyNotAdded: 'No passkey added',
  passkeyNotMade: 'Your phone or computer did not create one.',
  passkeysUnknown: 'This browser does not support passkeys. Please use an app.',
  passkeyUnused: 'Added on {day:date}, not used yet',
  passkeyUsed: 'Added on {day:date}, last used on {used:date}',
  // The button’s visible word, then for screen readers the passkey.
  passkeyRemove: 'Remove <passkey>the passkey of {device}</passkey>',
  passkeyRemoved: 'The passkey is removed',
  passkeyNotRemoved: 'The passkey is still in use',
  recoveryCodes: 'Recovery codes',
  recoveryCodesLeft: {
    one: 'You have one code left. Each lets you in once if you lose your phone.',
    other: 'You have {count} codes left. Each lets you in once if you lose your phone.',
  },
  recoveryCodesNew: 'Make new codes',
  recoveryCodesNotMade: 'No new codes',
  recoveryCodesKeep: 'Keep your recovery codes',
  recoveryCodesMean:
    'If you lose your phone, each of these lets you in once. Print them or write them down, and keep them somewhere safe: we will not show them again.',
  recoveryCodesDownload: 'Download',
  recoveryCodesCopy: 'Copy',
  recoveryCodesSelect: 'Please select the codes and copy them.',
  recoveryCodesSaved: 'I have saved them',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    settings: typeof en;
  }
}

export type SettingsWords = Words<typeof en>;
