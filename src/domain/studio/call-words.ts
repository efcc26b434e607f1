import { site } from './site.ts';

/** Sentences that ask to call: a phone number is nothing without its hours and a way that is always open. */

const [first, second] = site.phones;

/** The first phone number, with the hours in which someone answers it. */
const phoneText = `${first.display} (${site.officeHours})`;

/** WhatsApp, with its number where that is not the one to call. */
const onWhatsApp = site.whatsapp === first.number ? 'WhatsApp' : `WhatsApp (${site.whatsapp})`;

/** Ends a sentence: "Please …". */
export const callUs = `call us on ${phoneText} or write on ${onWhatsApp}`;

/** Ends an email whose reply someone reads. */
export const replyOrCall = `Reply to this email, call ${first.display} or ${second.display} (${site.officeHours}), or write on ${onWhatsApp}.`;
