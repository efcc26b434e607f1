import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  paymentChecking: { text: 'Turimo kugenzura...', confirmed: false },
  paymentSuccessful: { text: 'Wishyuye neza!', confirmed: false },
  paymentFailed: { text: 'Kwishyura ntibyakunze', confirmed: false },
  paymentUnknown: { text: 'Ubwishyu bwawe ntitububonera kuri iyi linki', confirmed: false },
  referenceMissing: {
    text: 'Iyi aderesi nta numero y’ubwishyu irimo. Ibi nta cyo bitwara ubwishyu bwawe: ubusabe bwawe n’amafaranga yawe birabitswe neza.',
    confirmed: false,
  },
  serverBusy: {
    text: 'Ubu ntidushobora kugenzura. Ubwishyu bwawe bushobora kuba bwagenze neza; turakomeza kugenzura.',
    confirmed: false,
  },
  weAreChecking: { text: 'Turimo kugenzura ubwishyu bwawe.', confirmed: false },
  approve: {
    text: 'Emeza ubutumwa bwo kwishyura kuri telefoni yawe <number>{phone}</number>: andika PIN yawe.',
    confirmed: false,
  },
  requestFollows: {
    text: 'Ubusabe bwawe twarabwakiriye; ntiburishyurwa. Mobile Money ntiyabonetse. Tuzohereza ubutumwa bwo kwishyura kuri <number>{phone}</number> vuba bishoboka, tukwandikire bumaze kwishyurwa.',
    confirmed: false,
  },
  keepOpen: { text: 'Ntufunge uru rupapuro: ruzahinduka amafaranga akimara kutugeraho.', confirmed: false },
  noRequest: { text: 'Nta butumwa bwo kwishyura urabona kuri telefoni?', confirmed: false },
  sendAnother: {
    text: 'Ohereza ubundi, no ku yindi numero. Emeza ubuheruka gusa: ayishyuwe kabiri tuzayagusubiza.',
    confirmed: false,
  },
  reasonUnknown: {
    text: 'Ubwishyu bwaranzwe, cyangwa igihe cy’ubutumwa bwo kwishyura cyarangiye utarabwemeza.',
    confirmed: false,
  },
  ifApproved: { text: 'Niba warabwemeje, ongera ugenzure mu kanya.', confirmed: false },
  dateCheckedFirst: {
    text: 'Nuramuka wongeye kugerageza, tuzabanza kureba niba itariki yawe ikiboneka.',
    confirmed: false,
  },
  bookingKept: { text: 'Ubusabe bwawe burabitswe.', confirmed: false },
  arrange: {
    text: 'Kugira ngo twumvikane uko wishyura, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  paidByEmail: {
    text: 'Urakoze. Twakiriye ubwishyu bwawe, kandi imeyili ibyemeza iri mu nzira ikugana.',
    confirmed: false,
  },
  paidByText: {
    text: 'Urakoze. Twakiriye ubwishyu bwawe, kandi ubutumwa bugufi (SMS) bubyemeza buri mu nzira bukugana.',
    confirmed: false,
  },
  nextPart: {
    text: 'Ubutaha uzishyura {next:money}. Umunsi uri ku busabe bwawe, kandi ushobora kuyahishyurira igihe icyo ari cyo cyose.',
    confirmed: false,
  },
  checkEmailOfBooking: {
    text: '<strong>Reba imeyili yawe.</strong> Irimo ubusabe bwawe n’amafaranga wishyuye.',
    confirmed: false,
  },
  checkEmailOfFee: {
    text: '<strong>Reba imeyili yawe.</strong> Irimo amafaranga wasabwe n’ayo wishyuye.',
    confirmed: false,
  },
  checkTextOfBooking: {
    text: '<strong>Reba ubutumwa bugufi (SMS) bwawe.</strong> Burimo amafaranga wishyuye na linki y’ubusabe bwawe.',
    confirmed: false,
  },
  checkTextOfFee: {
    text: '<strong>Reba ubutumwa bugufi (SMS) bwawe.</strong> Burimo amafaranga wishyuye na linki y’ayo wasabwe.',
    confirmed: false,
  },
  weContactYou: {
    text: '<strong>Tuzakuvugisha mu masaha 24</strong> twemeze ubusabe bwawe.',
    confirmed: false,
  },
  chooseDateBelow: {
    text: '<strong>Hitamo itariki.</strong> Ubusabe bwawe nta tariki burabona: yihitemo hasi aha, cyangwa tuzayishakire hamwe tuguhamagaye.',
    confirmed: false,
  },
  chooseDateByLink: {
    text: '<strong>Hitamo itariki.</strong> Ubusabe bwawe nta tariki burabona: fungura linki iri mu butumwa bwacu, cyangwa tuzayishakire hamwe tuguhamagaye.',
    confirmed: false,
  },
  weSchedule: {
    text: '<strong>Tuzategura igikorwa</strong> hamwe nawe: isaha, ahantu n’abazaba bahari.',
    confirmed: false,
  },
  otherNumber: { text: 'Ishyura n’indi numero', confirmed: false },
  otherNumberForBooking: {
    text: 'Niba ushaka kongera kubona ubutumwa bwo kwishyura kuri {phone}, ntugire icyo wandika hano. Ubusabe bwawe burabitswe: ntibubarwa kabiri.',
    confirmed: false,
  },
  otherNumberForFee: {
    text: 'Niba ushaka kongera kubona ubutumwa bwo kwishyura kuri {phone}, ntugire icyo wandika hano. Aya mafaranga uyishyura rimwe gusa.',
    confirmed: false,
  },
  tryAgain: { text: 'Ishyura {amount:money}', confirmed: false },
  sendAnotherRequest: { text: 'Ohereza ubundi: {amount:money}', confirmed: false },
  sending: { text: 'Turimo kohereza ubutumwa bwo kwishyura…', confirmed: false },
  checkAgain: { text: 'Ongera ugenzure', confirmed: false },
  chooseDate: { text: 'Hitamo itariki', confirmed: false },
  seeBooking: { text: 'Reba ubusabe bwawe', confirmed: false },
  seePrices: { text: 'Reba pake n’ibiciro', confirmed: false },
  home: { text: 'Subira ahabanza', confirmed: false },
  booking: { text: 'Ubusabe', confirmed: false },
  amount: { text: 'Amafaranga', confirmed: false },
  sum: { text: '{sum:money}', confirmed: false },
  reference: { text: 'Numero y’ubwishyu', confirmed: false },
} as const satisfies Translation<typeof en>;
