import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  reference: { text: 'Numero y’ubusabe', confirmed: false },
  date: { text: 'Itariki', confirmed: false },
  start: { text: 'Gutangira', confirmed: false },
  dateKeptUntil: { text: 'Itariki ibitswe kugeza', confirmed: false },
  keptUntilEnd: { text: 'itariki ya {day:date} irangiye', confirmed: false },
  keptUntilTime: { text: 'saa {at:time} ku itariki ya {day:date}', confirmed: false },
  location: { text: 'Ahantu', confirmed: false },
  total: { text: 'Igiteranyo', confirmed: false },
  asAgreed: { text: 'nk’uko twabyumvikanye', confirmed: false },
  several: { text: '{quantity} × {name}', confirmed: false },
  linePrice: { text: '{line}; kizemezwa: igiciro', confirmed: false },
  linePriceRange: { text: '{line}; kizemezwa: igiciro ({price} kuri kimwe)', confirmed: false },
  lineExemption: { text: '{line}; bizemezwa: gusonerwa TVA', confirmed: false },
  linePriceAndExemption: { text: '{line}; bizemezwa: igiciro no gusonerwa TVA', confirmed: false },
  linePriceRangeAndExemption: {
    text: '{line}; bizemezwa: igiciro ({price} kuri kimwe) no gusonerwa TVA',
    confirmed: false,
  },
  discount: { text: 'Igabanywa rya {percent}%', confirmed: false },
  discountByCode: { text: 'Igabanywa rya {percent}% ({code})', confirmed: false },
  vatIncluded: { text: 'Igiteranyo kirimo TVA ya {amount:money} ({percent}%).', confirmed: false },
  keptForPayment: { text: 'Nyuma yaho undi ashobora gusaba itariki yawe.', confirmed: false },
  calendarReplaced: { text: 'Dosiye y’itariki iri muri iyi imeyili isimbura iya mbere.', confirmed: false },
  seeBooking: { text: 'Reba cyangwa uhindure', confirmed: false },
  seeFee: { text: 'Reba amafaranga usabwa', confirmed: false },
  goodsBeforeConfirmation: {
    text: 'Niba gahunda yawe ihindutse tutaremeza ubusabe bwawe, tuzagusubiza ibyo wishyuye byose.',
    confirmed: false,
  },
  goods: {
    text: 'Amafoto acapye n’amakadere bikorerwa wowe, ni yo mpamvu tugusubiza amafaranga ari uko bikugezeho byangiritse cyangwa atari byo wasabye.',
    confirmed: false,
  },
  refundBeforeConfirmation: {
    text: 'Niba gahunda yawe ihindutse tutaremeza ubusabe bwawe, tuzagusubiza ibyo wishyuye byose. Bumaze kwemezwa, buhagarike hasigaye amasaha 72 cyangwa arenga, tugusubize ibyo wishyuye havuyemo avansi cyangwa, niba itarimo, ibyo twamaze kubutangaho. Nyuma yaho usubizwa make, kandi utaje ntasubizwa. Gusubizwa bifata iminsi 5–10 y’akazi.',
    confirmed: false,
  },
  refundOfSession: {
    text: 'Gahunda yawe irahindutse? Hagarika hasigaye amasaha 72 cyangwa arenga, tugusubize ibyo wishyuye havuyemo avansi cyangwa, niba itarimo, ibyo twamaze kubitangaho. Nyuma yaho usubizwa make, kandi utaje ntasubizwa. Gusubizwa bifata iminsi 5–10 y’akazi.',
    confirmed: false,
  },
  calendarBooking: { text: 'Ubusabe {reference}.', confirmed: false },
  calendarTimeOpen: { text: 'Tuzumvikana nawe ku isaha.', confirmed: false },
  calendarQuestions: {
    text: 'Niba ufite ikibazo, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  textLeftToPay: { text: 'Asigaye: {amount:money}.', confirmed: false },
  textPayBy: { text: 'Ishyura {amount:money} bitarenze {day:shortDate}.', confirmed: false },
  replySubject: { text: 'Ku busabe bwawe {reference}', confirmed: false },
  reply: { text: 'Igisubizo cyacu ku busabe bwawe', confirmed: false },
  readAndAnswer: { text: 'Soma ibyo twaganiriye usubize', confirmed: false },
  written: { text: 'Wanditse', confirmed: false },
} as const satisfies Translation<typeof en>;
