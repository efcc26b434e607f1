import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  receivedSubject: { text: 'Twakiriye ubusabe bwawe: {programme}', confirmed: false },
  receivedPreview: { text: 'Urakoze. Dusuzuma ubusabe buri cyumweru.', confirmed: false },
  received: { text: 'Twakiriye ubusabe bwawe bwo kwimenyereza umwuga', confirmed: false },
  weHaveIt: { text: 'Urakoze. Twakiriye ubusabe bwawe na CV yawe.', confirmed: false },
  programme: { text: 'Porogaramu', confirmed: false },
  available: { text: 'Igihe ubonekera', confirmed: false },
  cv: { text: 'CV', confirmed: false },
  next: { text: 'Ibikurikira', confirmed: false },
  reviewed: {
    text: 'Dusuzuma ubusabe buri cyumweru, kandi tuzagusubiza uko byagenda kose. Umwanya wawe nturemezwa: wishyura ari uko tumaze kumvikana ku mwanya n’itariki uzatangiriraho.',
    confirmed: false,
  },
  addOrCorrect: {
    text: 'Hari icyo wakongeraho cyangwa wakosora? Subiza iyi imeyili, hamagara {phone} cyangwa {second} ({hours:hours}), cyangwa wandike kuri {whatsApp}.',
    confirmed: false,
  },
  shortlistedSubject: { text: 'Uri mu batoranyijwe: {programme}', confirmed: false },
  shortlisted: { text: 'Uri mu batoranyijwe', confirmed: false },
  shortlistedFor: {
    text: 'Twasomye ubusabe bwawe (porogaramu: {programme}) tugushyira mu batoranyijwe.',
    confirmed: false,
  },
  shortlistedNext: {
    text: 'Umwanya wawe nturemezwa. Tuzongera kukwandikira nitumara kwemeza abo dutumira.',
    confirmed: false,
  },
  invitedSubject: { text: 'Turifuza guhura nawe: {programme}', confirmed: false },
  invited: { text: 'Turifuza guhura nawe', confirmed: false },
  invitedFor: {
    text: 'Twasomye ubusabe bwawe (porogaramu: {programme}), kandi turifuza guhurira nawe kuri sitidiyo.',
    confirmed: false,
  },
  invitedNext: {
    text: 'Dusubize utubwira iminsi ibiri cyangwa itatu ikubereye, tuzumvikane ku gihe. Umwanya wawe nturemezwa.',
    confirmed: false,
  },
  invitedOn: {
    text: 'Uzaze kuri sitidiyo ku itariki ya {interview:start}. Niba bitagukundira, dusubize utubwira iminsi ibiri cyangwa itatu ikubereye. Umwanya wawe nturemezwa.',
    confirmed: false,
  },
  acceptedSubject: { text: 'Wemerewe: {programme}', confirmed: false },
  accepted: { text: 'Wemerewe', confirmed: false },
  acceptedFor: { text: 'Twishimiye kuguha umwanya muri iyi porogaramu: {programme}.', confirmed: false },
  acceptedNext: {
    text: 'Tuzakuvugisha twumvikane ku itariki uzatangiriraho. Wishyura ari uko tumaze kuyemeranywaho.',
    confirmed: false,
  },
  declinedSubject: { text: 'Ku busabe bwawe: {programme}', confirmed: false },
  declined: { text: 'Ku busabe bwawe', confirmed: false },
  declinedFor: {
    text: 'Urakoze gusaba iyi porogaramu: {programme}. Ubu ntitubashije kuguha umwanya.',
    confirmed: false,
  },
  declinedNext: { text: 'Ushobora kongera gusaba, iyi porogaramu cyangwa indi.', confirmed: false },
  readAbout: { text: 'Soma ibya porogaramu', confirmed: false },
  questions: {
    text: 'Ufite ikibazo? Subiza iyi imeyili, hamagara {phone} cyangwa {second} ({hours:hours}), cyangwa wandike kuri {whatsApp}.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
