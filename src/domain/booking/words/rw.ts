import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  orderStep: { text: 'Ibyo wahisemo', confirmed: false },
  contactStep: { text: 'Amakuru yawe', confirmed: false },
  paymentStep: { text: 'Ishyura', confirmed: false },

  cartEmpty: { text: 'Nta cyo urahitamo', confirmed: false },
  cartEmptyAdvice: { text: 'Banza uhitemo ibyo ushaka, ubone gusaba.', confirmed: false },
  onRequest: { text: 'kirabazwa', confirmed: false },
  each: { text: '{price} kuri kimwe', confirmed: false },
  takenOff: { text: '−{amount:money}', confirmed: false },
  takenOffLater: { text: 'azakurwa ku giciro cyemejwe', confirmed: false },
  confirmPrice: { text: 'Tuzabanza kwemeza igiciro.', confirmed: false },
  confirmPriceRange: { text: 'Tuzabanza kwemeza igiciro ({price} kuri kimwe).', confirmed: false },
  confirmExemption: { text: 'Tuzabanza kwemeza ko usonewe TVA.', confirmed: false },
  confirmPriceAndExemption: { text: 'Tuzabanza kwemeza igiciro kandi ko usonewe TVA.', confirmed: false },
  confirmPriceRangeAndExemption: {
    text: 'Tuzabanza kwemeza igiciro ({price} kuri kimwe) kandi ko usonewe TVA.',
    confirmed: false,
  },
  nothingChargedNow: { text: 'Nta mafaranga dufata ubu. Tuzabanza kwemeza:', confirmed: false },
  listPrice: { text: '{label}: igiciro', confirmed: false },
  listPriceRange: { text: '{label}: igiciro ({price} kuri kimwe)', confirmed: false },
  listExemption: { text: '{label}: ko usonewe TVA', confirmed: false },
  listPriceAndExemption: { text: '{label}: igiciro no kuba usonewe TVA', confirmed: false },
  listPriceRangeAndExemption: {
    text: '{label}: igiciro ({price} kuri kimwe) no kuba usonewe TVA',
    confirmed: false,
  },

  discountCode: { text: 'Kode y’igabanywa', confirmed: false },
  fullName: { text: 'Amazina yose', confirmed: false },
  phone: { text: 'Numero ya Mobile Money', confirmed: false },
  email: { text: 'Imeyili', confirmed: false },
  sessionDate: { text: 'Itariki y’igikorwa', confirmed: false },
  location: { text: 'Ahantu', confirmed: false },
  message: { text: 'Ibindi twamenya', confirmed: false },
  dateOptional: { text: 'Niba utarayimenya, ntugire icyo ushyiramo.', confirmed: false },
  dateNeeded: { text: 'Ubusabe bwa {from:money} cyangwa arenga bukenera itariki.', confirmed: false },
  handover: { text: 'Aho tuzaguhera ibyo usaba.', confirmed: false },
  place: { text: 'Muri sitidiyo yacu, iwawe cyangwa ahabera ibirori.', confirmed: false },
  phoneHint: {
    text: 'Kuri iyi telefoni ni ho twohereza ubutumwa bwo kwishyura n’ibisubizo byacu. Emeza ubwo butumwa ukoresheje PIN yawe.',
    confirmed: false,
  },
  phoneOrEmailHint: {
    text: 'Telefoni cyangwa imeyili: kimwe kirahagije. Niba utanze telefoni, tuzaguhamagara cyangwa tukwandikire ubutumwa bugufi. Nitumara kumvikana ku giciro n’uko wishyura, tuzohereza ubutumwa bwo kwishyura kuri iyi telefoni.',
    confirmed: false,
  },

  mobileMoney: { text: 'Mobile Money (Paypack)', confirmed: false },
  networks: { text: 'MTN MoMo cyangwa Airtel Money', confirmed: false },
  chargedByPin: { text: 'Nta mafaranga akurwa kuri telefoni yawe utarashyiramo PIN.', confirmed: false },
  refundedIfUnconfirmed: {
    text: 'Nitudashobora kwemeza ubusabe bwawe, tuzagusubiza amafaranga yose wishyuye.',
    confirmed: false,
  },
  movedOnce: {
    text: 'Ushobora kwimura itariki rimwe ku buntu, hasigaye nibura amasaha 72.',
    confirmed: false,
  },
  putRight: { text: 'Hari ikibura? Tubwire mu minsi 14, tugikosore.', confirmed: false },
  goodsRefunded: {
    text: 'Amafoto acapye n’amakadere bikorwa hakurikijwe ibyo wasabye. Bigeze aho uri byangiritse cyangwa bitandukanye na byo, tugusubiza amafaranga.',
    confirmed: false,
  },
  consent: {
    text: 'Iyo usabye, uba wemeye <terms>amategeko n’amabwiriza</terms> yacu n’<refunds>amategeko yo gusubizwa amafaranga</refunds>. Soma <privacy>uko turinda amakuru yawe</privacy>.',
    confirmed: false,
  },
  bookAndPay: { text: 'Saba wishyure', confirmed: false },
  sendRequest: { text: 'Ohereza ubusabe', confirmed: false },

  priceChanged: { text: 'Igiciro cyahindutse', confirmed: false },
  priceNow: {
    text: 'Igiciro wabonye: {before}. Igiciro cy’ubu: <now>{now}</now>. Ubusabe bwawe ntiburoherezwa, kandi nta mafaranga twafashe.',
    confirmed: false,
  },
  priceNowFixed: {
    text: 'Igiciro wabonye: {before}. Igiciro cy’ubu: <now>{now}</now>. Ubu ntigihinduka: ucyishyura igihe usabye. Ubusabe bwawe ntiburoherezwa, kandi nta mafaranga twafashe.',
    confirmed: false,
  },
  priceNowOpen: {
    text: 'Igiciro wabonye: {before}. Igiciro cy’ubu: <now>{now}</now>. Ubu gishobora guhinduka: tuzacyemeza mbere y’uko wishyura. Ubusabe bwawe ntiburoherezwa, kandi nta mafaranga twafashe.',
    confirmed: false,
  },
  total: { text: '{total:money}', confirmed: false },
  totalFrom: { text: 'guhera kuri {total:money}', confirmed: false },

  bookingFailed: { text: 'Ubusabe ntibwoherejwe', confirmed: false },
  bookingFailedAdvice: {
    text: 'Ibyo wanditse byose birabitswe. Ongera ugerageze, cyangwa utwandikire.',
    confirmed: false,
  },
  receivedByEmail: {
    text: 'Urahabwa imeyili yemeza ko twabwakiriye, kandi tuzakuvugisha mu masaha 24.',
    confirmed: false,
  },
  receivedByText: { text: 'Urahabwa ubutumwa bugufi, kandi tuzakuvugisha mu masaha 24.', confirmed: false },

  checkBooking: { text: 'Genzura ubusabe bwawe', confirmed: false },
  checkFields: { text: 'Genzura ibi bikurikira', confirmed: false },
  phoneRequired: { text: 'Numero ya telefoni irakenewe', confirmed: false },
  nameEmpty: { text: 'Andika amazina yawe.', confirmed: false },
  nameTooLong: { text: 'Andika amazina atarengeje inyuguti 100.', confirmed: false },
  phoneTooLong: { text: 'Iyi numero ya telefoni ni ndende cyane.', confirmed: false },
  payingPhoneEmpty: { text: 'Andika numero ya telefoni wishyurisha kuri Paypack.', confirmed: false },
  dateRequired: {
    text: 'Ubusabe bwa {from:money} cyangwa arenga bukenera itariki, kugira ngo tuyikubikire kandi abakozi bacu baboneke. Hitamo itariki. Niba utarayimenya, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri WhatsApp.',
    confirmed: false,
  },
  locationTooLong: { text: 'Andika ahantu mu nyuguti zitarenze 200.', confirmed: false },
  messageTooLong: { text: 'Andika ubutumwa butarengeje inyuguti 2,000.', confirmed: false },
  methodWrong: { text: 'Hitamo Mobile Money (Paypack).', confirmed: false },
  packageEmpty: { text: 'Vuga pake iyo ari yo.', confirmed: false },
  packageUnknown: { text: 'Nta pake imeze ityo ihari.', confirmed: false },
  packageGone: { text: 'Ibi ntitukibitanga. Bikuremo, uhitemo ikindi.', confirmed: false },
  expressGone: {
    text: 'Ibi nta serivisi yo kwihutisha bigifite. Saba utarimo kwihutisha.',
    confirmed: false,
  },
  distanceWrong: { text: 'Andika intera muri kilometero zuzuye.', confirmed: false },
  distanceTooShort: { text: 'Intera ni nibura km 0.', confirmed: false },
  distanceTooLong: { text: 'Tugera kuri km {most}. Niba ari kure kurushaho, tubaze.', confirmed: false },
  expressWrong: { text: 'Vuga niba harimo kwihutisha: true cyangwa false.', confirmed: false },
  vatWrong: { text: 'Vuga niba TVA yongerwaho: true cyangwa false.', confirmed: false },
  quantityWrong: { text: 'Andika umubare wuzuye w’ibyo ushaka.', confirmed: false },
  quantityTooSmall: { text: 'Umubare ni nibura 1.', confirmed: false },
  quantityTooLarge: { text: 'Umubare nturenga {most}.', confirmed: false },
  tooManyLines: { text: 'Ubusabe bumwe ntiburenza ibintu {most}.', confirmed: false },
  totalWrong: { text: 'Igiteranyo ni umubare wuzuye wa RWF.', confirmed: false },
  totalNegative: { text: 'Igiteranyo ntikijya munsi ya zeru.', confirmed: false },
  fixedWrong: {
    text: 'Vuga niba igiteranyo cyagaragajwe nk’ikidahinduka: true cyangwa false.',
    confirmed: false,
  },
  pricesChanged: { text: 'Ibiciro byahindutse. Reba igiteranyo gishya, wongere usabe.', confirmed: false },

  linesLeftOut: { text: 'Ubusabe bumwe ntiburenza ibintu {most}: ibindi twabikuyemo.', confirmed: false },
  cartUnread: {
    text: 'Hari ibyo wahisemo tutashoboye gusoma. Bigenzure, wongeremo ibibura.',
    confirmed: false,
  },
  choiceUnknown: { text: 'Ibyo wahisemo ntitwabibonye. Bihitemo ku rutonde rukurikira.', confirmed: false },
  cannotTakeMore: { text: '{name}: ntushobora kongeramo ibindi nk’ibi.', confirmed: false },
  askPrice: { text: 'Igiciro cy’ibyo wahisemo kirabazwa. Tubaze igiciro.', confirmed: false },
  quantityKept: { text: '{name}: andika umubare wuzuye. Umubare uracyari {quantity}.', confirmed: false },
  orderChanged: {
    text: 'Ibyo wahisemo byahindutse kuva ubiheruka. Bigenzure, hanyuma usabire hasi aha.',
    confirmed: false,
  },
  orderRepaired: {
    text: 'Ibyo wahisemo byahindutse. Ubusabe bwawe ntiburoherezwa, kandi nta mafaranga twafashe.',
    confirmed: false,
  },
  filledElsewhere: {
    text: 'Iyi fomu yujurijwe ku rundi rubuga. Nta busabe twakiriye. Yigenzure, hanyuma usabire hasi aha.',
    confirmed: false,
  },
  agreeBelow: { text: 'Niba ubyemeye, sabira hasi aha.', confirmed: false },
  sentBefore: { text: 'Iyi fomu wigeze kuyohereza', confirmed: false },
  sentBeforeAdvice: {
    text: 'Ubwo busabe twarabwakiriye kandi twarakwandikiye. Nukanda buto iri hasi, uraba utanze ubusabe bwa kabiri. Niba ushaka guhindura ubwa mbere, fungura linki iri mu butumwa bwacu, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri WhatsApp.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
