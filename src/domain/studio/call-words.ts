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
