import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  submitted: {
    text: 'Kwiyandikisha kwa {name} kwakiriwe! Hasigaye kwishyura {price:money}.',
    confirmed: false,
  },
  classFull: {
    text: 'Isomo ryuzuye: uri uwa {number} ku rutonde rw’abategereje. Nta cyo usabwa kwishyura ubu.',
    confirmed: false,
  },
  confirmSoon: { text: 'Tuzakuvugisha mu masaha 24 twemeze umwanya wawe.', confirmed: false },
  placeLater: {
    text: 'Tuzakuvugisha umwanya nuboneka muri iri somo: {name}. Niba ufite ikibazo, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  payByPhone: {
    text: 'Mobile Money: tuzohereza ubutumwa bwo kwishyura kuri {phone}; ubwemeze na PIN yawe.',
    confirmed: false,
  },
  payByMobileMoney: {
    text: 'Mobile Money: tuzakubaza numero yishyura, tuyoherezeho ubutumwa bwo kwishyura.',
    confirmed: false,
  },
  payByTransfer: { text: 'Kuri banki: tuzakoherereza numero ya konti n’icyo wandikaho.', confirmed: false },
  payInCash: {
    text: 'Mu ntoki: ishyura mbere y’isomo rya mbere ku biro byacu, {street}, {district} ({hours:hours}). Tuzaguha inyemezabwishyu.',
    confirmed: false,
  },
  payByCard: {
    text: 'Ikarita: ishyura mbere y’isomo rya mbere ku biro byacu, {street}, {district} ({hours:hours}).',
    confirmed: false,
  },
  received: { text: 'Twakiriye kwiyandikisha kwawe', confirmed: false },
  receivedSubject: { text: 'Twakiriye kwiyandikisha kwawe: {name}', confirmed: false },
  waiting: { text: 'Uri ku rutonde rw’abategereje', confirmed: false },
  waitingSubject: { text: 'Uri ku rutonde rw’abategereje: {name}', confirmed: false },
  next: { text: 'Ibikurikira', confirmed: false },
  agreed: {
    text: 'Ibyo wemeye: “{consent}” Twandikire, tuzakosora cyangwa dusibe ibyo tubitse.',
    confirmed: false,
  },
  placeFree: { text: 'Ufite umwanya', confirmed: false },
  placeFreeSubject: { text: 'Ufite umwanya: {name}', confirmed: false },
  placeYours: {
    text: 'Umwanya muri iri somo ni uwawe: {name}. Wavuye ku rutonde rw’abategereje.',
    confirmed: false,
  },
  placeNext: {
    text: 'Tuzakuvugisha mu masaha 24 ku isomo rikurikira n’uko wishyura. Niba utagishoboye kuza, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}, kugira ngo undi ahabwe umwanya.',
    confirmed: false,
  },
  cancelled: { text: 'Kwiyandikisha kwawe kwahagaritswe', confirmed: false },
  cancelledSubject: { text: 'Kwiyandikisha kwawe kwahagaritswe: {name}', confirmed: false },
  cancelledIn: { text: 'Twahagaritse uku kwiyandikisha: {name}.', confirmed: false },
  nothingOwed: { text: 'Nta cyo usigaje kwishyura.', confirmed: false },
  mistake: {
    text: 'Ni ikosa? Subiza iyi imeyili, hamagara {phone} cyangwa {second} ({hours:hours}), cyangwa wandike kuri {whatsApp}.',
    confirmed: false,
  },
  class: { text: 'Isomo', confirmed: false },
  when: { text: 'Igihe', confirmed: false },
  lesson: { text: 'Isomo rimara', confirmed: false },
  price: { text: 'Igiciro', confirmed: false },
  payment: { text: 'Kwishyura', confirmed: false },
  dancer: { text: 'Uwiga kubyina', confirmed: false },
  textReceived: { text: 'twakiriye kwiyandikisha kwa {dancer}: {name}.', confirmed: false },
  textCall: { text: 'Tuzaguhamagara mu masaha 24.', confirmed: false },
  textWaiting: { text: '{dancer} ni uwa {number} ku rutonde rw’abategereje: {name}.', confirmed: false },
  textTellLater: { text: 'Tuzakubwira umwanya nuboneka.', confirmed: false },
  textPlaceFree: { text: 'umwanya urabonetse, {dancer}, ni uwawe: {name}.', confirmed: false },
  textNextLesson: { text: 'Tuzaguhamagara ku isomo rikurikira.', confirmed: false },
  textCancelled: { text: 'twahagaritse kwiyandikisha kwa {dancer}: {name}.', confirmed: false },
  textMistake: { text: 'Ni ikosa? Tubwire.', confirmed: false },
} as const satisfies Translation<typeof en>;
