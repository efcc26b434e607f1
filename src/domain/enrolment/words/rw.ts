import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  beginner: { text: 'Utangira', confirmed: false },
  intermediate: { text: 'Uringaniye', confirmed: false },
  advanced: { text: 'Ubimenyereye', confirmed: false },
  mobile_money: { text: 'Mobile Money', confirmed: false },
  bank_transfer: { text: 'Kohereza kuri banki', confirmed: false },
  cash: { text: 'Amafaranga mu ntoki', confirmed: false },
  card: { text: 'Ikarita ya banki', confirmed: false },

  consent: {
    text: 'Nemeye ko FTS Studio ibika aya makuru amezi {months} uhereye uyu munsi, kugira ngo itange isomo kandi ishobore kumvugisha cyangwa kuvugisha uwahamagarwa habaye ikibazo.',
    confirmed: false,
  },
  guardianConsent: {
    text: 'Ndi umubyeyi cyangwa umurera w’uyu ubyina. Nemeye ko yiga, kandi ko FTS Studio ibika aya makuru y’umwana n’ayanjye.',
    confirmed: false,
  },

  nameEmpty: { text: 'Andika amazina y’uzabyina.', confirmed: false },
  nameTooLong: { text: 'Andika amazina atarengeje inyuguti {most}.', confirmed: false },
  ageEmpty: { text: 'Andika imyaka afite.', confirmed: false },
  ageWrong: {
    text: 'Amasomo yacu ni ay’abafite imyaka kuva kuri {least} kugeza kuri {most}: andika imyaka yuzuye.',
    confirmed: false,
  },
  experienceEmpty: { text: 'Hitamo urwego rw’uburambe.', confirmed: false },
  emergencyContactEmpty: {
    text: 'Tubwire uwo twahamagara habaye ikibazo, na numero ye ya telefoni.',
    confirmed: false,
  },
  emergencyContactTooLong: { text: 'Andika uwahamagarwa mu nyuguti zitarenze {most}.', confirmed: false },
  paymentMethodEmpty: { text: 'Hitamo uko uzishyura.', confirmed: false },
  guardianNameEmpty: { text: 'Andika amazina y’umubyeyi cyangwa umurera.', confirmed: false },
  guardianConsentMissing: {
    text: 'Ubyina utarageza ku myaka {age} agomba kwemererwa n’umubyeyi cyangwa umurera.',
    confirmed: false,
  },
  consentMissing: {
    text: 'Shyira akamenyetso mu kazu: dukeneye ko utwemerera kubika ibyo wanditse.',
    confirmed: false,
  },
  classUnknown: { text: 'Iryo somo ntiribaho. Hitamo rimwe mu masomo yacu.', confirmed: false },
  enrolledAlready: {
    text: 'Usanzwe wanditswe mu isomo “{name}”. Urashaka umwanya wa kabiri?',
    confirmed: false,
  },
  enrolledAlreadyAs: {
    text: 'Usanzwe wanditswe mu isomo “{name}” (ryanditswe nka {registered}). Urashaka umwanya wa kabiri?',
    confirmed: false,
  },
  secondPlaceMissing: {
    text: 'Niba ushaka umwanya wa kabiri, shyira akamenyetso mu kazu, wongere wohereze.',
    confirmed: false,
  },

  notEnrolled: { text: 'Nturandikwa', confirmed: false },
} as const satisfies Translation<typeof en>;
