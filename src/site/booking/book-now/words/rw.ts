import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  loadingCart: { text: 'Turimo gufungura ibyo wahisemo…', confirmed: false },
  allPrices: { text: 'Reba ibiciro byose', confirmed: false },
  allServices: { text: 'Reba serivisi zose', confirmed: false },
  cartChanged: { text: 'Ibyo wahisemo byahindutse', confirmed: false },
  offersNow: { text: 'Reba ibyo dutanga ubu', confirmed: false },
  dismiss: { text: 'Funga', confirmed: false },
  removed: { text: '{name}: byakuwemo.', confirmed: false },
  remove: { text: 'Kuramo', confirmed: false },
  removeLine: { text: 'Kuramo: {name}', confirmed: false },
  checkingPrice: { text: 'Turimo kugenzura igiciro…', confirmed: false },
  priceUnchecked: {
    text: 'Ntitwashoboye kugenzura igiciro. Ushobora gusaba ibindi; uyu murongo uguma mu byo wahisemo.',
    confirmed: false,
  },

  haveCode: { text: 'Mfite kode y’igabanywa', confirmed: false },
  applyCode: { text: 'Koresha', confirmed: false },
  discountOf: { text: 'Igabanywa rya {percent}%', confirmed: false },
  discountApplied: { text: 'Igabanywa rya {percent}% ryashyizweho.', confirmed: false },
  removeDiscount: { text: 'Kuramo igabanywa', confirmed: false },

  paymentMethod: { text: 'Uburyo bwo kwishyura', confirmed: false },
  totalLabel: { text: 'Igiteranyo', confirmed: false },
  totalFromLabel: { text: 'Igiteranyo guhera kuri', confirmed: false },
  totalOnRequest: { text: 'Igiciro kirabazwa', confirmed: false },
  vatIncluded: { text: 'harimo TVA ya {amount:money}', confirmed: false },
  booking: { text: 'Turimo kohereza…', confirmed: false },
  bookFor: { text: 'Saba: {total:money}', confirmed: false },
  notNow: { text: 'Si ubu', confirmed: false },

  booked: { text: 'Ubusabe bwawe bwakiriwe!', confirmed: false },
  bookedReference: {
    text: 'Numero y’ubusabe bwawe ni <reference>{reference}</reference>.',
    confirmed: false,
  },
  nothingCharged: { text: 'Nta mafaranga twafashe.', confirmed: false },
  goingToPayment: {
    text: 'Tukujyanye ku rupapuro rwo kwishyura. <payment>Komeza niba nta kibaye</payment>',
    confirmed: false,
  },
  home: { text: 'Subira ahabanza', confirmed: false },
  redirecting: { text: 'Tukujyanye aho wishyurira...', confirmed: false },
  payOnPhone: { text: 'Rangiza kwishyura kuri telefoni yawe.', confirmed: false },
  paymentReference: { text: 'Numero y’ubwishyu: {transaction}', confirmed: false },
  tryAgainOrContact: { text: 'Ongera ugerageze cyangwa utuvugishe.', confirmed: false },
} as const satisfies Translation<typeof en>;
