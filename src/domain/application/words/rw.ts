import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  received: { text: 'Urakoze! Ubusabe bwawe bwakiriwe.', confirmed: false },
  contactSoon: { text: 'Tuzakuvugisha vuba.', confirmed: false },
  notSent: { text: 'Ubusabe bwawe ntibwoherejwe', confirmed: false },

  consent: {
    text: 'Nemeye ko sitidiyo ibika ubusabe bwanjye na CV yanjye amezi {months}, kugira ngo ibufateho icyemezo.',
    confirmed: false,
  },

  nameEmpty: { text: 'Andika amazina yawe yose.', confirmed: false },
  nameTooLong: { text: 'Andika amazina atarengeje inyuguti {most}.', confirmed: false },
  programmeEmpty: { text: 'Hitamo porogaramu usaba.', confirmed: false },
  programmeClosed: {
    text: 'Hitamo indi porogaramu: kwakira ubusabe muri “{title}” byarangiye.',
    confirmed: false,
  },
  programmeFull: { text: 'Hitamo indi porogaramu: nta mwanya usigaye muri “{title}”.', confirmed: false },
  programmeWithdrawn: { text: 'Hitamo indi porogaramu: “{title}” ntitukiyitanga.', confirmed: false },
  availabilityEmpty: {
    text: 'Andika igihe ubonekera, urugero “Mutarama kugeza Werurwe, mu gitondo”.',
    confirmed: false,
  },
  availabilityTooLong: { text: 'Andika inyuguti zitarenze {most}.', confirmed: false },
  motivationEmpty: { text: 'Andika icyo ushaka kwiga, n’impamvu ugishaka ubu.', confirmed: false },
  motivationTooShort: {
    text: 'Ongeraho gato ku byo ushaka kwiga: nibura inyuguti {least}.',
    confirmed: false,
  },
  motivationTooLong: { text: 'Andika inyuguti zitarenze {most:number}.', confirmed: false },
  portfolioWrong: {
    text: 'Andika linki yose, ihera kuri https://, cyangwa ntugire icyo wandika.',
    confirmed: false,
  },
  portfolioTooLong: { text: 'Andika linki itarengeje inyuguti {most}.', confirmed: false },
  consentMissing: {
    text: 'Shyira akamenyetso mu kazu: dukeneye ko utwemerera gusoma ubusabe bwawe.',
    confirmed: false,
  },
  cvMissing: { text: 'Hitamo CV yawe, iri muri PDF.', confirmed: false },
  cvTooLarge: {
    text: 'Iyi dosiye irengeje MB {most}. Bika CV yawe muri PDF ntoya kuri iyi, uhitemo iyo.',
    confirmed: false,
  },
  cvNotPdf: { text: 'Iyi dosiye si PDF. Bika CV yawe muri PDF, uhitemo iyo.', confirmed: false },
  cvPartGone: {
    text: 'Ntibyoherejwe: igice cy’iyi dosiye cyabuze mu nzira. Ongera wohereze ubusabe bwawe.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
