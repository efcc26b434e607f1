import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  loading: { text: 'Turimo gufungura ubusabe bwawe…', confirmed: false },
  factsOf: { text: 'Ubusabe {reference}', confirmed: false },
  cancelledHeading: { text: 'Ubu busabe bwarahagaritswe', confirmed: false },
  movedTo: { text: 'Igikorwa cyawe ubu kizaba ku itariki ya {day:date}', confirmed: false },
  movedToHours: { text: 'Igikorwa cyawe ubu kizaba ku itariki ya {day:date}, {hours}', confirmed: false },
  movedText: {
    text: 'Natwe tuzakwandikira. Dosiye ya kalindari iri kuri uru rupapuro ifite itariki nshya.',
    confirmed: false,
  },
  reference: { text: 'Numero y’ubusabe', confirmed: false },
  status: { text: 'Aho bigeze', confirmed: false },
  date: { text: 'Itariki', confirmed: false },
  start: { text: 'Gutangira', confirmed: false },
  location: { text: 'Ahantu', confirmed: false },
  partsHeading: { text: 'Ibyo wishyura n’igihe ubyishyurira', confirmed: false },
  seePayment: { text: 'Reba ubwishyu', confirmed: false },
  saveDate: { text: 'Bika muri kalindari', confirmed: false },

  accepting: { text: 'Turimo kwemeza…', confirmed: false },

  payHeading: { text: 'Ishyura na Mobile Money', confirmed: false },
  amount: { text: 'Amafaranga muri RWF', confirmed: false },
  amountHint: {
    text: 'Icyiciro gikurikira cyamaze kwandikwamo. Ushobora kwishyura make kuri ayo, cyangwa menshi icyarimwe.',
    confirmed: false,
  },
  sendRequest: { text: 'Saba kwishyura', confirmed: false },
  sendingRequest: { text: 'Turimo kohereza ubutumwa bwo kwishyura…', confirmed: false },

  sharesHeading: { text: 'Saba abawe kwishyura uruhare', confirmed: false },
  sharesIntro: {
    text: 'Kora linki y’umuntu wishyura uruhare ku giciro akoresheje Mobile Money. Urupapuro rwe rwerekana itariki yawe, ubwoko bw’akazi n’amafaranga, ariko ntirwerekana izina ryawe cyangwa igiteranyo.',
    confirmed: false,
  },

  question: { text: 'Ikibazo cyawe', confirmed: false },

  chooseDateHeading: { text: 'Hitamo itariki', confirmed: false },
  moveHeading: { text: 'Imurira ku yindi tariki', confirmed: false },
  sessionDate: { text: 'Itariki y’igikorwa', confirmed: false },
  newDate: { text: 'Itariki nshya', confirmed: false },
  chooseHint: {
    text: 'Nyuma ushobora kwimura itariki rimwe, kugeza ku masaha 72 mbere y’igikorwa.',
    confirmed: false,
  },
  moveHint: {
    text: 'Ushobora kwimura itariki rimwe ku buntu, kugeza ku masaha 72 mbere y’igikorwa. Ubwishyu bwawe na bwo bwimukira ku itariki nshya.',
    confirmed: false,
  },
  chooseDate: { text: 'Hitamo iyi tariki', confirmed: false },
  move: { text: 'Imura itariki', confirmed: false },
  savingDate: { text: 'Turimo kubika itariki…', confirmed: false },

  cancelHeading: { text: 'Hagarika ubusabe', confirmed: false },
  refundPolicy: { text: 'Reba <refunds>amategeko yo gusubizwa amafaranga</refunds>.', confirmed: false },
  cancel: { text: 'Hagarika ubusabe', confirmed: false },
  cancelQuestion: { text: 'Urashaka guhagarika ubu busabe?', confirmed: false },
  cancelGoodsWarning: { text: 'Ibi ntibishobora gusubirwaho.', confirmed: false },
  cancelWarning: { text: 'Itariki izahabwa abandi. Ibi ntibishobora gusubirwaho.', confirmed: false },
  confirmCancel: { text: 'Yego, buhagarike', confirmed: false },
  cancelling: { text: 'Turimo guhagarika…', confirmed: false },
  keep: { text: 'Gumana ubusabe', confirmed: false },

  textsHeading: { text: 'Ubutumwa bugufi (SMS)', confirmed: false },
  textsOn: { text: 'Tukumenyesha iby’ubu busabe mu butumwa bugufi (SMS).', confirmed: false },
  stopTexts: { text: 'Hagarika SMS', confirmed: false },
  stopped: {
    text: 'Ntituzongera kukoherereza ubutumwa bugufi (SMS) kuri ubu busabe. Ubutumwa bwo kwishyura buzakomeza kuza.',
    confirmed: false,
  },
  textsStopped: {
    text: 'Wasabye kutohererezwa ubutumwa bugufi (SMS) kuri ubu busabe. Ubutumwa bwo kwishyura buzakomeza kuza.',
    confirmed: false,
  },
  startTexts: { text: 'Ongera wakire SMS', confirmed: false },
  started: { text: 'Tuzongera kukumenyesha iby’ubu busabe mu butumwa bugufi (SMS).', confirmed: false },
} as const satisfies Translation<typeof en>;
