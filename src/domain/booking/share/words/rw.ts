import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  shareable: { text: 'Ushobora gukora linki z’amafaranga atarenga {amount:money}.', confirmed: false },
  allShared: { text: 'Amafaranga yose asigaye yamaze gukorerwa linki.', confirmed: false },
  unfold: { text: 'Kora linki', confirmed: false },
  name: { text: 'Amazina y’uwishyura', confirmed: false },
  amount: { text: 'Amafaranga muri RWF', confirmed: false },
  make: { text: 'Kora linki', confirmed: false },
  making: { text: 'Linki irimo gukorwa…', confirmed: false },
  made: { text: 'Linki yabonetse. Yikoporore ubu: tuyerekana rimwe gusa.', confirmed: false },
  notMade: { text: 'Linki ntiyakozwe', confirmed: false },

  linkByYou: { text: 'linki wakoze', confirmed: false },
  linkBy: { text: 'linki yakozwe na {name}', confirmed: false },
  open: { text: 'Ntibirishyurwa', confirmed: false },
  requested: { text: 'Ubutumwa bwo kwishyura bwoherejwe', confirmed: false },
  paid: { text: 'Byishyuwe', confirmed: false },
  withdrawn: { text: 'Yakuweho', confirmed: false },
  notNeeded: { text: 'Ntigikenewe', confirmed: false },
  received: { text: '{amount:money} yageze kuri twe.', confirmed: false },

  copy: { text: 'Koporora linki', confirmed: false },
  copyFor: { text: 'Koporora linki ya {name}', confirmed: false },
  copyAdvice: { text: 'Hitamo linki, hanyuma uyikoporore.', confirmed: false },
  whatsApp: { text: 'WhatsApp', confirmed: false },
  whatsAppFor: { text: 'WhatsApp kuri {name}', confirmed: false },
  message: {
    text: 'Muraho {name}, kuri iyi linki urishyuriraho uruhare rwawe rwa {amount:money} na Mobile Money:',
    confirmed: false,
  },
  renew: { text: 'Linki nshya', confirmed: false },
  renewFor: { text: 'Linki nshya ya {name}', confirmed: false },
  renewHint: { text: 'Iyo hakozwe linki nshya, iya mbere ntikomeza gukora.', confirmed: false },
  notRenewed: { text: 'Linki nshya ntiyakozwe', confirmed: false },
  withdraw: { text: 'Kuraho', confirmed: false },
  withdrawFor: { text: 'Kuraho linki ya {name}', confirmed: false },
  linkWithdrawn: { text: 'Linki yakuweho.', confirmed: false },
  notWithdrawn: { text: 'Linki iracyakora', confirmed: false },

  linkUnknown: {
    text: 'Iyi linki ntiyuzuye, cyangwa ntigikora. Saba uwayikoherereje indi. Niba ubutumwa bwo kwishyura bukiri kuri telefoni yawe, ntubwemeze.',
    confirmed: false,
  },
  bookingCancelled: {
    text: 'Ubu busabe bwahagaritswe, bityo nta cyo gufatanya kwishyura.',
    confirmed: false,
  },
  linkGone: { text: 'Iyi linki ntikibaho.', confirmed: false },
  partClosed: {
    text: 'Uru ruhare ntirugifunguye, bityo nta linki nshya rubona. Kora urundi.',
    confirmed: false,
  },
  partPaid: { text: 'Uru ruhare rwarishyuwe, bityo linki yarwo ntishobora gukurwaho.', confirmed: false },
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
    text: 'Nta bwishyu twasabye, kuko itariki igomba kongera kumvikanwaho. Bibwire uwakoherereje linki.',
    confirmed: false,
  },
  madeOtherwise: {
    text: 'Iyi linki wayikoze mbere ukoresheje andi makuru. Ongera ufungure uru rupapuro, uyikore bundi bushya.',
    confirmed: false,
  },
  tooMany: { text: 'Linki zikora icyarimwe ntizirenga {most}. Banza ukureho imwe.', confirmed: false },
  tooMuch: {
    text: 'Hasigaye {open:money} gusa yo gufatanya. Andika amafaranga make kuri ayo.',
    confirmed: false,
  },
  nothingToShare: {
    text: 'Nta mafaranga asigaye gufatanywa: igiciro cyarishyuwe, cyangwa yose yakorewe linki.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
