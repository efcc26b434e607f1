import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  heading: { text: 'Saba igikorwa cyawe', confirmed: false },
  send: { text: 'Ohereza', confirmed: false },
  checkCart: { text: 'Reba neza ibyo wahisemo', confirmed: false },
  cartEmpty: { text: 'Nta cyo urahitamo.', confirmed: false },
  part: { text: '{label}: {amount}', confirmed: false },
  quantity: { text: 'Umubare<of>: {name}</of>', confirmed: false },
  remove: { text: 'Kuramo<line> {name}</line>', confirmed: false },
  discountOff: { text: 'Igabanywa rya {percent}%: <money>{off}</money>', confirmed: false },
  total: { text: 'Igiteranyo: <money>{total}</money>', confirmed: false },
  vatIncluded: { text: 'harimo TVA ya {amount:money}', confirmed: false },
  chooseFirst: { text: 'Urifuza gusaba iki?', confirmed: false },
  chooseMore: { text: 'Ongera ikindi mu byo wahisemo', confirmed: false },
  nothingChosen: { text: 'Hitamo', confirmed: false },
  nothingMore: { text: 'Nta kindi', confirmed: false },
  addFirst: { text: 'Ongera mu byo wahisemo', confirmed: false },
  addMore: { text: 'Ongeraho', confirmed: false },
  update: { text: 'Vugurura umubare n’igiteranyo', confirmed: false },
  dateFormat: { text: 'Umwaka, ukwezi n’umunsi, nka {example}.', confirmed: false },
  umuganda: {
    text: 'Ku wa gatandatu wa nyuma w’ukwezi ni umuganda, ibikorwa bitangira saa 11:00 cyangwa nyuma yaho.',
    confirmed: false,
  },
  method: { text: '{method}: {networks}.', confirmed: false },
  talk: {
    text: 'Wifuza kutuvugisha? Hamagara <phone>{phone}</phone> ({hours:hours}), andika kuri <whatsApp>WhatsApp</whatsApp> cyangwa kuri imeyili <email>{email}</email>.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
