import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  shareable: { text: 'Ushobora gukora amahuza y’amafaranga atarenga {amount:money}.', confirmed: false },
  allShared: { text: 'Amafaranga yose asigaye amaze gukorerwa amahuza.', confirmed: false },
  unfold: { text: 'Kora ihuza', confirmed: false },
  name: { text: 'Amazina y’uwishyura', confirmed: false },
  amount: { text: 'Amafaranga muri RWF', confirmed: false },
  make: { text: 'Kora ihuza', confirmed: false },
  making: { text: 'Ihuza ririmo gukorwa…', confirmed: false },
  made: { text: 'Ihuza ryabonetse. Rikoporore ubu: turyerekana rimwe gusa.', confirmed: false },
  notMade: { text: 'Ihuza ntiryakozwe', confirmed: false },

  linkByYou: { text: 'ihuza wakoze', confirmed: false },
  linkBy: { text: 'ihuza ryakozwe na {name}', confirmed: false },
  open: { text: 'Ntibirishyurwa', confirmed: false },
  requested: { text: 'Ubutumwa bwo kwishyura bwoherejwe', confirmed: false },
  paid: { text: 'Byishyuwe', confirmed: false },
  withdrawn: { text: 'Ryakuweho', confirmed: false },
  notNeeded: { text: 'Ntirigikenewe', confirmed: false },
  received: { text: '{amount:money} yageze kuri twe.', confirmed: false },

  copy: { text: 'Koporora ihuza', confirmed: false },
  copyFor: { text: 'Koporora ihuza rya {name}', confirmed: false },
  copyAdvice: { text: 'Hitamo ihuza, hanyuma urikoporore.', confirmed: false },
  whatsApp: { text: 'WhatsApp', confirmed: false },
  whatsAppFor: { text: 'WhatsApp kuri {name}', confirmed: false },
  message: {
    text: 'Muraho {name}, kuri iri huza urishyuriraho uruhare rwawe rwa {amount:money} kuri Mobile Money:',
    confirmed: false,
  },
  renew: { text: 'Ihuza rishya', confirmed: false },
  renewFor: { text: 'Ihuza rishya rya {name}', confirmed: false },
  renewHint: { text: 'Iyo hakozwe ihuza rishya, irya mbere ntirikomeza gukora.', confirmed: false },
  notRenewed: { text: 'Ihuza rishya ntiryakozwe', confirmed: false },
  withdraw: { text: 'Kuraho', confirmed: false },
  withdrawFor: { text: 'Kuraho ihuza rya {name}', confirmed: false },
  linkWithdrawn: { text: 'Ihuza ryakuweho.', confirmed: false },
  notWithdrawn: { text: 'Ihuza riracyakora', confirmed: false },

  linkUnknown: {
    text: 'Iri huza ntiryuzuye, cyangwa ntirigikora. Saba uwarikoherereje irindi. Niba ubutumwa bwo kwishyura bukiri kuri telefoni yawe, ntubwemeze.',
    confirmed: false,
  },
  bookingCancelled: {
    text: 'Ubu busabe bwahagaritswe, bityo nta cyo gufatanya kwishyura.',
    confirmed: false,
  },
  linkGone: { text: 'Iri huza ntirikibaho.', confirmed: false },
  partClosed: {
    text: 'Uru ruhare ntirugifunguye, bityo ntirubona ihuza rishya. Kora urundi.',
    confirmed: false,
  },
  partPaid: { text: 'Uru ruhare rwarishyuwe, bityo ihuza ryarwo ntirishobora gukurwaho.', confirmed: false },
  paidAlready: { text: 'Uru ruhare rwamaze kwishyurwa. Urakoze.', confirmed: false },
  nothingLeft: {
    text: 'Urakoze, ariko nta mafaranga asigaye kwishyurwa. Nta bwishyu twasabye.',
    confirmed: false,
  },
  taken: {
    text: 'Hari undi urimo kwishyura asigaye. Tegereza iminota ibiri, wongere ugerageze: nta bwishyu twasabye.',
    confirmed: false,
  },
  dateGone: {
    text: 'Nta bwishyu twasabye, kuko itariki igomba kongera kumvikanwaho. Bibwire uwakoherereje ihuza.',
    confirmed: false,
  },
  madeOtherwise: {
    text: 'Iri huza warikoze mbere ukoresheje andi makuru. Ongera ufungure uru rupapuro, urikore bundi bushya.',
    confirmed: false,
  },
  tooMany: { text: 'Amahuza akora icyarimwe ntarenga {most}. Banza ukureho rimwe.', confirmed: false },
  tooMuch: {
    text: 'Hasigaye {open:money} gusa yo gufatanya. Andika amafaranga make kuri ayo.',
    confirmed: false,
  },
  nothingToShare: {
    text: 'Nta mafaranga asigaye gufatanywa: igiciro cyarishyuwe, cyangwa yose yakorewe amahuza.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
