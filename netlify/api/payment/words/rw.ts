import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  bookingSubmitted: { text: 'Ubusabe bwawe bwoherejwe neza!', confirmed: false },
  yourReference: { text: 'Numero y’ubusabe bwawe ni <strong>{reference}</strong>.', confirmed: false },
  notCharged: { text: 'Nta mafaranga twafashe.', confirmed: false },
  priceSent: { text: 'Twakoherereje igiciro? <offer>Cyemere hano</offer>.', confirmed: false },
  toPay: { text: 'Hasigaye kwishyurwa {due:money}', confirmed: false },
  nothingToPay: { text: 'Ubu nta cyo usabwa kwishyura', confirmed: false },
  bookingOf: { text: 'Ubusabe {reference}.', confirmed: false },
  feeOf: { text: 'Amafaranga usabwa {reference}.', confirmed: false },
  receivedSoFar: { text: 'Kugeza ubu twakiriye {paid:money}.', confirmed: false },
  linkUnknown: { text: 'Iyi linki ntikora', confirmed: false },
  approveOnPhone: { text: 'Emeza ubwishyu kuri telefoni yawe', confirmed: false },
  weSendRequest: { text: 'Tuzakoherereza ubutumwa bwo kwishyura', confirmed: false },
  bookingReceived: { text: 'Twakiriye ubusabe bwawe.', confirmed: false },
  requestOnItsWay: {
    text: 'Ubutumwa bwo kwishyura buraje kuri <strong>{phone}</strong>: bwemeze ukoresheje PIN yawe ya Mobile Money, hanyuma urebe hano niba amafaranga yatugezeho.',
    confirmed: false,
  },
  requestComes: {
    text: 'Mobile Money ntiyabonetse. Tuzohereza ubutumwa bwo kwishyura kuri <strong>{phone}</strong> vuba bishoboka, tukwandikire bimaze kwishyurwa.',
    confirmed: false,
  },
  didNotGoThrough: { text: 'Kwishyura ntibyakunze.', confirmed: false },
  weContactYou: { text: 'Tuzakuvugisha mu masaha 24 twemeze ubusabe bwawe.', confirmed: false },
  weContactAndSchedule: {
    text: 'Tuzakuvugisha mu masaha 24 twemeze ubusabe bwawe kandi twumvikane ku gihe.',
    confirmed: false,
  },
  dateMissing: {
    text: 'Ubusabe bwawe nta tariki burabona: yihitemo ukoresheje linki iri mu butumwa bwacu, cyangwa tuzayishakira hamwe tuguhamagaye.',
    confirmed: false,
  },
  leftToPay: { text: 'Asigaye kwishyurwa', confirmed: false },
  phone: { text: 'Numero ya Mobile Money', confirmed: false },
  phoneForBooking: {
    text: 'Nutagira icyo wandika hano, ubutumwa bwo kwishyura buraza kuri {phone}. Ubusabe bwawe burabitswe: ntibubarwa kabiri.',
    confirmed: false,
  },
  phoneForFee: {
    text: 'Nutagira icyo wandika hano, ubutumwa bwo kwishyura buraza kuri {phone}. Aya mafaranga uyishyura rimwe gusa.',
    confirmed: false,
  },
  otherAmount: { text: 'Ishyura andi mafaranga, muri RWF', confirmed: false },
  otherAmountHint: { text: 'Nutagira icyo wandika hano, urishyura {next:money}.', confirmed: false },
  payNextPart: { text: 'Ishyura icyiciro gikurikira: {amount:money}', confirmed: false },
  pay: { text: 'Ishyura na Mobile Money: {amount:money}', confirmed: false },
  bookingWithAmount: { text: 'Ubusabe {reference}, {amount:money}.', confirmed: false },
  feeWithAmount: { text: 'Amafaranga usabwa {reference}, {amount:money}.', confirmed: false },
  questions: {
    text: 'Ufite ikibazo? Hamagara <phone>{phone}</phone> ({hours:hours}), andika kuri <whatsApp>{whatsApp}</whatsApp> cyangwa kuri imeyili <email>{email}</email>.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
