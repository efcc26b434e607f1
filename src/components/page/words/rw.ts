import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  logo: { text: '{studio}, ahabanza', confirmed: false },
  home: { text: 'Ahabanza', confirmed: false },
  breadcrumb: { text: 'Aho ugeze ku rubuga', confirmed: false },
  faqs: { text: 'Ibibazo bikunze kubazwa', confirmed: false },
  questions: { text: 'Ibibazo', confirmed: false },
  close: { text: 'Funga', confirmed: false },
  askOnWhatsApp: { text: 'Baza kuri WhatsApp', confirmed: false },
  otherWays: {
    text: 'Hamagara <phone>{phone}</phone> ({hours:hours}), andika kuri <whatsApp>WhatsApp</whatsApp> cyangwa wohereze imeyili kuri <email>{email}</email>, tuzagufasha.',
    confirmed: false,
  },
  callOrWrite: { text: 'Duhamagare {hours:hours} cyangwa utwandikire, tuzagufasha:', confirmed: false },
  callPhone: { text: 'Hamagara {phone}', confirmed: false },
  sendCart: { text: 'Ohereza kuri WhatsApp', confirmed: false },
  writeOnWhatsApp: { text: 'Andika kuri WhatsApp', confirmed: false },
  call: { text: 'Hamagara', confirmed: false },
  write: { text: 'Andika', confirmed: false },
  open: { text: 'Amasaha dukora', confirmed: false },
  tryAgain: { text: 'Ongera ugerageze', confirmed: false },
  travel: { text: 'urugendo rwa km {km}', confirmed: false },
  express: { text: 'kwihutisha', confirmed: false },
  withoutVat: { text: 'nta TVA', confirmed: false },
} as const satisfies Translation<typeof en>;
