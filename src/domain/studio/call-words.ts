import { hoursIn } from '#src/lib/words/hours.ts';
import { site } from './site.ts';

/** Calls to action: a number always comes with its hours and an alternative that is always open. */

const [first, second] = site.phones;

/** WhatsApp, with its number if it differs from the phone. */
const whatsApp = site.whatsapp === first.number ? 'WhatsApp' : `WhatsApp (${site.whatsapp})`;

/** Values of messages: “… call us on {phone} ({hours:hours}) or write on {whatsApp}.” */
export const contactValues = {
  phone: first.display,
  second: second.display,
  hours: site.officeHours,
  whatsApp,
} as const;

const officeHours = hoursIn('en', site.officeHours);

const phoneText = `${first.display} (${officeHours})`;

/** End of a sentence: "Please …". */
export const callUs = `call us on ${phoneText} or write on ${whatsApp}`;

/** Starts a WhatsApp message sent from a page. */
export const aboutPage = (title: string) => `Hello, I am looking at “${title}” on your website.`;

const callOrWrite = `call ${first.display} or ${second.display} (${officeHours}), or write on ${whatsApp}.`;

/** End of an email whose replies are read. */
export const replyOrCall = `Reply to this email, ${callOrWrite}`;
