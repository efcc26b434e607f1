import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  seeFreeDates: 'See free dates',
  freeDatesFailed: 'We cannot show the free dates just now. Ask for your date; we’ll check it and reply.',
  date: 'Date',
  offer: 'Offer',
  notSure: 'Not sure yet',
  repeat: 'Please repeat the date and the offer in your message.',
  reply: 'We’ll reply within 24 hours. Or call <phone>{phone}</phone>, {hours:hours}.',
  // WhatsApp messages from a visitor, with the name of the page: “Weddings”.
  message: 'Hello, I am looking at your page “{title}”.',
  messageWithDate: 'Hello, I am looking at your page “{title}”. Are you free on {day:date}?',
  allIncludeVat: 'All prices include VAT.',
  vatIncluded: 'VAT included',
  planned: 'Planned as a whole',
  goodToKnow: 'Good to know',
} as const satisfies Messages;
