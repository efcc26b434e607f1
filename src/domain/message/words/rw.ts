import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  nameEmpty: { text: 'Andika amazina yawe.', confirmed: false },
  nameTooLong: { text: 'Andika amazina atarengeje inyuguti {most}.', confirmed: false },
  subjectEmpty: { text: 'Tubwire mu magambo make icyo ubutumwa buvugaho.', confirmed: false },
  subjectTooLong: { text: 'Andika icyo ubutumwa buvugaho mu nyuguti zitarenze {most}.', confirmed: false },
  messageEmpty: { text: 'Andika ubutumwa bwawe.', confirmed: false },
  messageTooLong: { text: 'Andika ubutumwa butarengeje inyuguti 5,000.', confirmed: false },
  tooManyLinks: {
    text: 'Shyiramo linki zitarenga {most}. Ku zindi, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  consent: {
    text: 'Iyo wohereje ubu butumwa, uba wemeye ko tububika, hamwe n’uko twakuvugisha, amezi {months}, kugira ngo tugusubize.',
    confirmed: false,
  },
  received: { text: 'Urakoze! Ubutumwa bwawe bwakiriwe.', confirmed: false },
  contactSoon: { text: 'Tuzakuvugisha vuba.', confirmed: false },
  notSent: { text: 'Ubutumwa bwawe ntibwoherejwe', confirmed: false },
} as const satisfies Translation<typeof en>;
