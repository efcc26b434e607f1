import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  // Name of the link to the home page.
  logo: '{studio}, home',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  faqs: 'FAQs',
  questions: 'Questions',
  close: 'Close',
  askOnWhatsApp: 'Ask on WhatsApp',
  // Ends the notice of a page that works by scripts only.
  otherWays:
    'Call <phone>{phone}</phone> ({hours:hours}), write on <whatsApp>WhatsApp</whatsApp> or email <email>{email}</email>, and we’ll help you.',
  // Above three buttons, when a part of a page does not work.
  callOrWrite: 'Call us {hours:hours} or write to us, and we will help you:',
  callPhone: 'Call {phone}',
  sendCart: 'Send your cart by WhatsApp',
  writeOnWhatsApp: 'Write on WhatsApp',
  // Titles of a list of ways to reach the studio: its phones, its addresses, its hours.
  call: 'Call',
  write: 'Write',
  open: 'Open',
  tryAgain: 'Try again',
  // In a WhatsApp message with a cart, after the name of a line: “2 × Portrait, 12 km of travel, express”.
  travel: '{km} km of travel',
  express: 'express',
  withoutVat: 'without VAT',
} as const satisfies Messages;
