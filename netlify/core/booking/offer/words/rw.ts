import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  subject: { text: 'Igiciro cyacu ku busabe {reference}: {amount:money}', confirmed: false },
  feeSubject: { text: 'Amafaranga usabwa: {name}, {amount:money}', confirmed: false },
  preview: {
    text: '{amount:money}, kugeza ku itariki ya {day:date}. Cyemere wishyure na Mobile Money.',
    confirmed: false,
  },
  heading: { text: 'Igiciro cyacu ku busabe bwawe', confirmed: false },
  feeHeading: { text: 'Amafaranga usabwa', confirmed: false },
  price: { text: 'Ibyo wasabye bigura {amount:money}, harimo ibiri hasi byose.', confirmed: false },
  fee: { text: 'Usabwa kwishyura {amount:money}.', confirmed: false },
  priceReplaced: {
    text: 'Twahinduye igiciro twaguteguriye: ibyo wasabye bigura {amount:money}, harimo ibiri hasi byose.',
    confirmed: false,
  },
  feeReplaced: {
    text: 'Twahinduye igiciro twaguteguriye: ubu usabwa kwishyura {amount:money}.',
    confirmed: false,
  },
  ends: { text: 'Iki giciro kirangira ku itariki ya {day:date}.', confirmed: false },
  payBy: { text: 'Ishyura bitarenze itariki ya {day:date}.', confirmed: false },
  endsLabel: { text: 'Igiciro kirangira', confirmed: false },
  payByLabel: { text: 'Kwishyura bitarenze', confirmed: false },
  next: {
    text: 'Buto ifungura ubusabe bwawe. Aho ni ho wemerera igiciro; tuzahita twohereza ubutumwa bwo kwishyura kuri telefoni yawe. Nta mafaranga turasaba.',
    confirmed: false,
  },
  feeNext: {
    text: 'Buto ifungura urupapuro rw’amafaranga usabwa. Aho ni ho uyemerera; tuzahita twohereza ubutumwa bwo kwishyura kuri telefoni yawe. Nta mafaranga turasaba.',
    confirmed: false,
  },
  acceptToKeepDate: {
    text: 'Emera igiciro wishyure mbere y’icyo gihe kugira ngo ugumane itariki yawe.',
    confirmed: false,
  },
  seeOffer: { text: 'Reba igiciro, ucyemere', confirmed: false },
  seeFee: { text: 'Reba amafaranga usabwa', confirmed: false },
  text: {
    text: 'Igiciro cyacu ni {amount:money} kugeza {day:shortDate}. Kirebe, ucyemere:',
    confirmed: false,
  },
  feeText: {
    text: 'Usabwa kwishyura {amount:money} ya {reference} bitarenze {day:shortDate}:',
    confirmed: false,
  },
  withdrawnSubject: { text: 'Twakuyeho igiciro cy’ubusabe {reference}', confirmed: false },
  feeWithdrawnSubject: { text: 'Ubu ntusabwa kwishyura {reference}', confirmed: false },
  withdrawnPreview: {
    text: 'Igiciro cya {amount:money} cyakuweho. Nta cyo usabwa kwishyura.',
    confirmed: false,
  },
  feeWithdrawnPreview: {
    text: 'Amafaranga {amount:money} yakuweho. Nta cyo usabwa kwishyura.',
    confirmed: false,
  },
  withdrawnHeading: { text: 'Twakuyeho igiciro twaguteguriye', confirmed: false },
  feeWithdrawnHeading: { text: 'Ubu nta cyo usabwa kwishyura', confirmed: false },
  withdrawn: {
    text: 'Twakuyeho igiciro cya {amount:money}, ntushobora kucyemera. Nta mafaranga twasabye, kandi nta cyo usabwa kwishyura. Ibyo wasabye turabibitse: tuzakoherereza ikindi giciro, cyangwa tuguhamagare.',
    confirmed: false,
  },
  feeWithdrawn: {
    text: 'Ntitukigusaba kwishyura {amount:money}. Nta mafaranga twasabye, kandi nta cyo usabwa kwishyura. Nibihinduka, tuzakwandikira cyangwa tuguhamagare.',
    confirmed: false,
  },
  seeBooking: { text: 'Reba ubusabe bwawe', confirmed: false },
  withdrawnText: { text: 'Twakuyeho igiciro cya {amount:money} kuri {reference}.', confirmed: false },
  feeWithdrawnText: { text: 'Ntitukigusaba kwishyura {amount:money} kuri {reference}.', confirmed: false },
  nothingToPayText: { text: 'Ubu nta cyo usabwa kwishyura.', confirmed: false },
  acceptedSubject: { text: 'Wemeye igiciro cy’ubusabe {reference}', confirmed: false },
  acceptedPreview: { text: '{amount:money}. Ubutumwa bwo kwishyura buraje kuri {phone}.', confirmed: false },
  acceptedHeading: { text: 'Twumvikanye ku giciro', confirmed: false },
  accepted: {
    text: 'Urakoze. Wemeye {amount:money}. Emeza ubutumwa bwo kwishyura kuri {phone} ukoresheje PIN yawe ya Mobile Money. Nibimara kwishyurwa, tuzakoherereza imeyili ibyemeza.',
    confirmed: false,
  },
  payToKeepDate: { text: 'Ishyura mbere y’icyo gihe kugira ngo ugumane itariki yawe.', confirmed: false },
  acceptedText: {
    text: 'Urakoze, wemeye {amount:money} ya {reference}. Reba uko wishyura:',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
