import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  credentialsWrong: { text: 'Imeyili cyangwa ijambo ry’ibanga si byo.', confirmed: false },
  emailUnconfirmed: { text: 'Banza wemeze imeyili yawe: andika kode twayohererejeho.', confirmed: false },
  suspended: {
    text: 'Iyi konti yahagaritswe. Niba utekereza ko twibeshye, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  loggedOut: { text: 'Wasohotse muri konti yawe. Injira.', confirmed: false },
  deviceLoggedOut: { text: 'Iki gikoresho cyamaze gusohoka.', confirmed: false },
  manyLogins: {
    text: 'Abantu benshi barimo kwinjira ubu. Ongera ugerageze mu masegonda make.',
    confirmed: false,
  },

  passwordMissing: { text: 'Hitamo ijambo ry’ibanga.', confirmed: false },
  newPasswordMissing: { text: 'Hitamo ijambo ry’ibanga rishya.', confirmed: false },
  passwordTooShort: { text: 'Koresha nibura inyuguti {min}.', confirmed: false },
  passwordTooLong: { text: 'Koresha inyuguti zitarenze {max}.', confirmed: false },
  passwordGuessable: {
    text: 'Iri jambo ry’ibanga riroroshye gutahura. Hitamo irindi, urugero amagambo ane adafitanye isano.',
    confirmed: false,
  },
  passwordPersonal: {
    text: 'Hitamo ijambo ry’ibanga ritarimo amazina yawe cyangwa imeyili yawe.',
    confirmed: false,
  },
  currentPasswordMissing: { text: 'Andika ijambo ry’ibanga usanganywe.', confirmed: false },
  currentPasswordRequired: {
    text: 'Kugira ngo uhindure ibi, andika ijambo ry’ibanga usanganywe.',
    confirmed: false,
  },
  currentPasswordWrong: { text: 'Iri si ryo jambo ry’ibanga usanganywe.', confirmed: false },
  currentPasswordNew: {
    text: 'Ijambo ry’ibanga ryawe rimaze guhinduka. Aho basaba iryo usanganywe, andika irishya.',
    confirmed: false,
  },

  registerFirst: { text: 'Banza ufungure konti.', confirmed: false },
  loginFirst: { text: 'Banza winjire.', confirmed: false },
  codeWrong: {
    text: 'Iyi kode si yo, cyangwa igihe cyayo cyararangiye. Yigenzure, cyangwa usabe indi.',
    confirmed: false,
  },
  resetLinkUsed: {
    text: 'Iyi linki yarakoreshejwe, cyangwa igihe cyayo cyararangiye. Saba indi.',
    confirmed: false,
  },

  passwordAgain: {
    text: 'Ntibirakorwa: andika ijambo ry’ibanga ryawe, hanyuma wongere ugerageze.',
    confirmed: false,
  },
  oneMoreStep: { text: 'Hasigaye intambwe imwe: emeza ko ari wowe.', confirmed: false },
  secondCodeMissing: {
    text: 'Andika kode iri muri porogaramu yawe, cyangwa kode yo kugarura konti.',
    confirmed: false,
  },
  secondCodeWrong: {
    text: 'Iyi kode si yo. Porogaramu yerekana imibare {length}; kode yo kugarura konti igira inyuguti 16 kandi ikora rimwe gusa.',
    confirmed: false,
  },
  appCodeWrong: {
    text: 'Iyi kode si yo, cyangwa yarakoreshejwe. Andika kode ikurikiraho muri porogaramu yawe.',
    confirmed: false,
  },
  tooLate: { text: 'Byatinze cyane. Ongera winjire.', confirmed: false },
  passkeyWrong: {
    text: 'Uru rufunguzo rwo kwinjira ntirwakoze hano. Ongera ugerageze, cyangwa ukoreshe ubundi buryo.',
    confirmed: false,
  },

  twoStepRequired: {
    text: 'Banza ushyireho kwinjira mu ntambwe ebyiri: biri mu igenamiterere ryawe, ahanditse Umutekano. Nyuma yaho, byose bikora nk’ibisanzwe.',
    confirmed: false,
  },
  twoStepMissing: { text: 'Banza ushyireho kwinjira mu ntambwe ebyiri.', confirmed: false },
  twoStepForStaff: {
    text: 'Abakozi ba sitidiyo ni bo bonyine bashobora gushyiraho kwinjira mu ntambwe ebyiri.',
    confirmed: false,
  },
  lastFactor: {
    text: 'Inshingano zawe zisaba kwinjira mu ntambwe ebyiri. Banza wongereho ubundi buryo, ubone gukuramo ubu.',
    confirmed: false,
  },
  appSetUpWrong: {
    text: 'Iyi kode si yo. Reba niba isaha ya telefoni yawe ari yo, hanyuma wandike kode ikurikiraho.',
    confirmed: false,
  },
  appGone: { text: 'Konti yawe ntigifite porogaramu itanga kode.', confirmed: false },
  passkeyGone: { text: 'Uru rufunguzo rwo kwinjira rwamaze gukurwamo.', confirmed: false },
  passkeyTaken: { text: 'Uru rufunguzo rwo kwinjira rusanzwe rukoreshwa.', confirmed: false },
  passkeysFull: {
    text: 'Konti igira imfunguzo zo kwinjira zitarenze {max}. Banza ukuremo rumwe.',
    confirmed: false,
  },

  invitationLinkMissing: { text: 'Fungura linki iri muri imeyili.', confirmed: false },
  invitationUnknown: { text: 'Iyi linki ntikora. Ongera uyifungurire muri imeyili yacu.', confirmed: false },
  invitationExpired: {
    other: 'Igihe cy’ubu butumire cyararangiye: linki imara iminsi {count}. Saba uwagutumiye ubundi.',
    confirmed: false,
  },
  invitationAccepted: { text: 'Ubu butumire bwamaze kwemerwa. Injira.', confirmed: false },
  invitationWithdrawn: {
    text: 'Ubu butumire bwakuweho. Niba utekereza ko habaye kwibeshya, baza uwagutumiye.',
    confirmed: false,
  },
  invitationReplaced: {
    text: 'Twakoherereje ubutumire bushya. Fungura linki iri muri imeyili yacu iheruka.',
    confirmed: false,
  },
  invitationOfAnother: { text: 'Ubu butumire ni ubwa {email}. Injirira kuri iyo konti.', confirmed: false },
  invitationOfOwner: { text: 'Iyi imeyili ubu ifite konti. Injira kugira ngo wemere.', confirmed: false },
} as const satisfies Translation<typeof en>;
