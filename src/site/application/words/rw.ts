import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  applyNow: { text: 'Saba ubu', confirmed: false },
  applyNowFor: { text: 'Saba ubu: {title}', confirmed: false },
  closed: { text: 'Kwakira ubusabe byarangiye', confirmed: false },
  full: { text: 'Imyanya yose yarafashwe', confirmed: false },
  name: { text: 'Amazina yose', confirmed: false },
  programme: { text: 'Porogaramu', confirmed: false },
  choose: { text: 'Hitamo porogaramu', confirmed: false },
  availability: { text: 'Uboneka ryari?', confirmed: false },
  availabilityHint: {
    text: 'Amezi, n’iminsi cyangwa amasaha, urugero “Mutarama kugeza Werurwe, mu gitondo”.',
    confirmed: false,
  },
  motivation: { text: 'Urifuza kwiga iki, kandi kuki ubu?', confirmed: false },
  motivationHint: { text: 'Nibura inyuguti {least}; interuro nke z’ukuri zirahagije.', confirmed: false },
  cv: { text: 'CV yawe', confirmed: false },
  cvHint: {
    text: 'PDF itarenza MB {most}; urupapuro rumwe rurahagije. Utarageza ku myaka 18? Shyira muri iyo PDF uburenganzira bw’umubyeyi cyangwa umurera.',
    confirmed: false,
  },
  cvUnreadable: { text: 'Ntidushobora kongera gusoma iyi dosiye. Ongera uyihitemo.', confirmed: false },
  cvTooLargeNow: {
    text: 'Uru rupapuro ntirwafungutse rwose, bityo rwohereza dosiye itarenza MB {most}. Ongera urufungure uhitemo dosiye, hitamo intoya, cyangwa wohereze CV yawe kuri {email}.',
    confirmed: false,
  },
  cvWithoutScript: {
    text: 'Nta JavaScript twakira dosiye itarenza MB {most}. Inini yohereze kuri imeyili.',
    confirmed: false,
  },
  portfolio: { text: 'Linki y’ibyo wakoze', confirmed: false },
  privacy: {
    text: 'Bisomwa n’abakozi bacu gusa. Tubisiba nyuma y’amezi {months}, cyangwa mbere iyo ubidusabye: reba <privacy>uko turinda amakuru yawe</privacy>.',
    confirmed: false,
  },
  send: { text: 'Ohereza ubusabe', confirmed: false },
  otherWays: {
    text: 'Ukunda imeyili cyangwa telefoni? <mail>Andikira {email}</mail> wometseho CV yawe, cyangwa <whatsApp>ubaze kuri WhatsApp</whatsApp>.',
    confirmed: false,
  },
  otherWaysOrCall: {
    text: 'Ukunda imeyili cyangwa telefoni? <mail>Saba kuri imeyili</mail> {email}, <whatsApp>baza kuri WhatsApp</whatsApp>, cyangwa uhamagare <phone>{phone}</phone> ({hours:hours}).',
    confirmed: false,
  },
  mailSubject: { text: 'Ubusabe bwo kwimenyereza umwuga: {programme}', confirmed: false },
  undecided: { text: 'Kwimenyereza umwuga (sindahitamo)', confirmed: false },
} as const satisfies Translation<typeof en>;
