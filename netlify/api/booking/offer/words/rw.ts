import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  openHeading: { text: 'Fungura ubusabe bwawe', confirmed: false },
  link: { text: 'Linki iri mu butumwa bwacu', confirmed: false },
  linkHint: {
    text: 'Koporora linki iri munsi y’ahanditse “Reba cyangwa uhindure” cyangwa “Reba igiciro, ucyemere”, uyishyire hano.',
    confirmed: false,
  },
  open: { text: 'Fungura ubusabe', confirmed: false },
  bookingHeading: { text: 'Ubusabe bwawe', confirmed: false },
  feeHeading: { text: 'Amafaranga usabwa', confirmed: false },
  bookingPending: {
    text: 'Ubusabe <reference>{reference}</reference>. Bwakiriwe, ntiburemezwa.',
    confirmed: false,
  },
  bookingConfirmed: { text: 'Ubusabe <reference>{reference}</reference>. Bwemejwe.', confirmed: false },
  bookingCancelled: { text: 'Ubusabe <reference>{reference}</reference>. Bwahagaritswe.', confirmed: false },
  fee: { text: 'Amafaranga usabwa <reference>{reference}</reference>.', confirmed: false },
  feeCancelled: {
    text: 'Amafaranga usabwa <reference>{reference}</reference>. Ntukiyasabwa.',
    confirmed: false,
  },
  date: { text: 'Itariki: {day:date}', confirmed: false },
  dateAndHours: { text: 'Itariki: {day:date}, {hours}', confirmed: false },
  dateOpen: { text: 'Itariki: tuzayumvikanaho', confirmed: false },
  payNow: { text: 'Ishyura ubu', confirmed: false },
  seePayment: { text: 'Reba ubwishyu', confirmed: false },
  feePrice: { text: 'Amafaranga usabwa: {amount:money}', confirmed: false },
  feeTerms: {
    text: 'Ishyura bitarenze itariki ya {day:date}. Nta mafaranga dufata utarabyemera ngo wemeze ubwishyu kuri telefoni yawe.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
