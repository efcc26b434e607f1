import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  login: { text: 'Injira', confirmed: false },
  accountOf: { text: 'Konti ya {name}', confirmed: false },
  yourAccount: { text: 'Konti yawe', confirmed: false },
  profile: { text: 'Umwirondoro', confirmed: false },
  settings: { text: 'Igenamiterere', confirmed: false },
  adminPanel: { text: 'Ubuyobozi', confirmed: false },
  logout: { text: 'Sohoka', confirmed: false },

  client: { text: 'Umukiriya', confirmed: false },
  admin: { text: 'Umuyobozi', confirmed: false },
  superAdmin: { text: 'Umuyobozi mukuru', confirmed: false },

  name: { text: 'Amazina yose', confirmed: false },
  nameEmpty: { text: 'Andika amazina yawe.', confirmed: false },
  nameTooLong: { text: 'Andika amazina atarengeje inyuguti 100.', confirmed: false },
  email: { text: 'Imeyili', confirmed: false },
  newPassword: { text: 'Ijambo ry’ibanga rishya', confirmed: false },
  currentPassword: { text: 'Ijambo ry’ibanga usanganywe', confirmed: false },
  yourPassword: { text: 'Ijambo ry’ibanga ryawe', confirmed: false },
  passwordHint: {
    text: 'Nibura inyuguti {min}. Amagambo atatu cyangwa ane yoroshye kwibuka.',
    confirmed: false,
  },
  passwordEmpty: { text: 'Andika ijambo ry’ibanga ryawe.', confirmed: false },
  passwordWrong: { text: 'Koresha inyuguti ziri hagati ya {min} na {max}.', confirmed: false },
  showPassword: { text: 'Erekana <field>ijambo ry’ibanga: {field}</field>', confirmed: false },
  hidePassword: { text: 'Hisha <field>ijambo ry’ibanga: {field}</field>', confirmed: false },
  code: { text: 'Kode y’imibare {length}', confirmed: false },
  codeEmpty: { text: 'Andika kode iri muri imeyili twakwandikiye.', confirmed: false },
  appCodeEmpty: { text: 'Andika kode iri muri porogaramu yawe.', confirmed: false },
  codeWrong: { text: 'Iyi kode igira imibare {length}.', confirmed: false },

  confirmYou: { text: 'Emeza ko ari wowe', confirmed: false },
  confirmWhy: {
    text: 'Hashize igihe winjiye. Andika ijambo ry’ibanga ryawe, dukomereze aho wari ugeze.',
    confirmed: false,
  },
  passwordNotChecked: { text: 'Ntitwashoboye kugenzura ijambo ry’ibanga ryawe', confirmed: false },
  goOn: { text: 'Komeza', confirmed: false },
  cancel: { text: 'Reka', confirmed: false },
  passkeyInstead: { text: 'Koresha urufunguzo', confirmed: false },
  passkeyFailed: { text: 'Urufunguzo rwo kwinjira ntirwakoze', confirmed: false },
  passkeyCancelled: {
    text: 'Urufunguzo rwo kwinjira ntirwakoze. Ongera ugerageze, cyangwa ukoreshe ubundi buryo.',
    confirmed: false,
  },
  reloadPage: { text: 'Ongera ufungure uru rupapuro.', confirmed: false },
} as const satisfies Translation<typeof en>;
