import { site } from './site.ts';

/** Calls to action: a number always comes with its hours and an alternative that is always open. */

const [first, second] = site.phones;

const phoneText = `${first.display} (${site.officeHours})`;

/** WhatsApp, with its number if it differs from the phone. */
const onWhatsApp = site.whatsapp === first.number ? 'WhatsApp' : `WhatsApp (${site.whatsapp})`;

/** End of a sentence: "Please …". */
export const callUs = `call us on ${phoneText} or write on ${onWhatsApp}`;

/** Starts a WhatsApp message sent from a page. */
export const aboutPage = (title: string) => `Hello, I am looking at “${title}” on your website.`;

const callOrWrite = `call ${first.display} or ${second.display} (${site.officeHours}), or write on ${onWhatsApp}.`;

/** End of an email whose replies are read. */
export const replyOrCall = `Reply to this email, ${callOrWrite}`;

/** End of an email with a link to a booking or a fee. */
export const askOrReply = `Ask on the page that the link opens, where we’ll also reply. You can also reply to this email, ${callOrWrite}`;
