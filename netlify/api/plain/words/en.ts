import type { Messages } from '#src/lib/words/messages.ts';

/** Pages of the server: after a form that a browser sends without our scripts, or after a fault. */
export const en = {
  // Before the title of the page if something is wrong.
  error: 'Error',
  toHome: 'Return to Home',

  sendAnother: 'Send another one',
  // A list of what is wrong follows.
  changeThis: 'Please change this and send it again:',
  backToForm:
    'Your browser’s Back button takes you to the form as you filled it in. <form>Start with an empty form</form>, or call <phone>{phone}</phone> ({hours:hours}) or write on <whatsApp>{whatsApp}</whatsApp>.',
  written: 'What you wrote',

  // Another site’s page sent the form.
  sentElsewhere: 'This was not sent from our site',
  openOurPage:
    'Go back and copy what you typed. Then open our page from <home>the home page</home> and enter it there, or call <phone>{phone}</phone> ({hours:hours}) or write on <whatsApp>{whatsApp}</whatsApp>.',

  notShown: 'We cannot show this page',
  reload:
    'Reload this page, or call <phone>{phone}</phone> ({hours:hours}) or write on <whatsApp>{whatsApp}</whatsApp>.',
} as const satisfies Messages;
