import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  statusPending: { text: 'Bwakiriwe, ntiburemezwa', confirmed: false },
  statusConfirmed: { text: 'Bwemejwe', confirmed: false },
  statusCancelled: { text: 'Bwahagaritswe', confirmed: false },

  lostLinkHeading: { text: 'Saba linki yawe', confirmed: false },
  lostLinkText: {
    text: 'Andika numero ya telefoni cyangwa imeyili watanze usaba. Niba hari ubusabe butararangira, turohereza linki yabwo mu minota mike.',
    confirmed: false,
  },
  sendLink: { text: 'Nyoherereza linki', confirmed: false },
  accountInstead: {
    text: 'Ufite konti, ntukenera linki: <account>reba ubusabe bwawe</account>',
    confirmed: false,
  },
  linkSent: { text: 'Reba kuri telefoni yawe cyangwa muri imeyili.', confirmed: false },
  linkSentText: {
    text: 'Niba hari ubusabe butararangira, linki yabwo iri mu nzira. Niba nta kikugezeho mu minota icumi, reba mu butumwa budakenewe (spam), duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  linkNotSent: { text: 'Nta linki twohereje', confirmed: false },
  linkIncomplete: {
    text: 'Iyi aderesi ntiyuzuye. Fungura linki iri mu butumwa bwacu ku busabe bwawe, cyangwa usabe ko twongera kuyohereza.',
    confirmed: false,
  },
  linkInvalid: {
    text: 'Iyi linki ntiyuzuye, cyangwa igihe cyayo cyararangiye. Fungura ubutumwa buheruka ku busabe bwawe, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  loadOffline: {
    text: 'Birasa n’aho nta interineti ufite. Ubusabe bwawe turabufite neza.',
    confirmed: false,
  },
  loadTimeout: {
    text: 'Birimo gutinda kurusha uko bisanzwe. Ubusabe bwawe turabufite neza.',
    confirmed: false,
  },
  loadUnreachable: {
    text: 'Ntidushobora kugera kuri seriveri yacu. Ubusabe bwawe turabufite neza.',
    confirmed: false,
  },
  changeOffline: {
    text: 'Birasa n’aho nta interineti ufite, bityo nta cyo twohereje. Ongera ukande buto interineti yagarutse.',
    confirmed: false,
  },
  changeUnanswered: {
    text: 'Seriveri yacu ntiyasubije. Ongera ukande buto: impinduka ikorwa rimwe gusa.',
    confirmed: false,
  },

  paid: { text: 'Wishyuye: {amount:money}.', confirmed: false },
  leftToPay: { text: 'Hasigaye kwishyurwa {amount:money}.', confirmed: false },
  overpaymentRefunded: { text: 'Tuzagusubiza {amount:money} y’ikirenga wishyuye.', confirmed: false },
  nothingToPay: { text: 'Nta cyo wishyura.', confirmed: false },
  declineRequest: {
    text: 'Niba ubutumwa bwo kwishyura bukiri kuri telefoni yawe, ntubwemeze: ayo wakwemeza twayagusubiza.',
    confirmed: false,
  },
  notPaid: { text: 'Nturishyura.', confirmed: false },
  priceToConfirm: { text: 'Tuzabanza kwemeranya nawe igiciro. Nta mafaranga twafashe.', confirmed: false },
  priceSent: { text: 'Twakoherereje igiciro cyacu. Nta mafaranga twafashe.', confirmed: false },
  paymentFailed: { text: 'Kwishyura ntibyakunze.', confirmed: false },
  bookingPaymentFailed: { text: 'Kwishyura ntibyakunze. Ubusabe bwawe burabitswe.', confirmed: false },
  feePaymentFailed: {
    text: 'Kwishyura ntibyakunze. Uracyashobora kwishyura ayo mafaranga.',
    confirmed: false,
  },
  approveRequest: {
    text: 'Nturishyura. Emeza ubutumwa bwo kwishyura buri kuri telefoni yawe.',
    confirmed: false,
  },
  approveOrSendRequest: {
    text: 'Nturishyura. Emeza ubutumwa bwo kwishyura buri kuri telefoni yawe, cyangwa wohereze ubundi, ndetse no ku yindi numero.',
    confirmed: false,
  },

  ourPrice: { text: 'Igiciro cyacu: {amount:money}', confirmed: false },
  offerTerms: {
    text: 'Aya ni amafaranga yose hamwe y’ibyo wasabye. Iki giciro kirangira ku itariki ya {day:date}. Nta mafaranga dufata utaracyemera ngo wemeze ubwishyu kuri telefoni yawe.',
    confirmed: false,
  },
  mobileMoneyNumber: { text: 'Numero ya Mobile Money', confirmed: false },
  otherNumber: { text: 'Ishyurisha indi numero', confirmed: false },
  otherNumberHint: {
    text: 'Nutagira icyo wandika, ubutumwa bwo kwishyura buraza kuri {number}.',
    confirmed: false,
  },
  acceptAndPay: { text: 'Emera wishyure {amount:money}', confirmed: false },

  cancelled: { text: 'Ubu busabe bwahagaritswe. Ushobora kongera gusaba igihe cyose.', confirmed: false },
  feeKept: {
    text: 'Aya ni amafaranga y’isomo cyangwa ayo kwimenyereza umwuga. Niba ushaka kureka umwanya wawe, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  goodsUndated: {
    text: 'Muri ubu busabe nta gikorwa kirimo, bityo nta tariki yo kwimura.',
    confirmed: false,
  },
  startedBeforeMove: {
    text: 'Saa {start:time} z’umunsi w’igikorwa cyawe zarenze, bityo ntushobora kukimurira kuri uru rupapuro. Duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  startedBeforeCancel: {
    text: 'Saa {start:time} z’umunsi w’igikorwa cyawe zarenze, bityo ntushobora kugihagarikira kuri uru rupapuro. Duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  shortNotice: {
    text: 'Hasigaye amasaha atageze kuri 72 ngo igikorwa kibe, ubaze kugeza saa {start:time} z’uwo munsi. Duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}, dushakire hamwe indi tariki.',
    confirmed: false,
  },
  movedBefore: {
    text: 'Iki gikorwa wigeze kucyimura rimwe. Niba ushaka kongera kucyimura, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  keptBefore: {
    text: 'Ubu busabe twabubikiye itariki inshuro nyinshi. Niba ushaka guhitamo indi, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  dateEmpty: { text: 'Hitamo itariki.', confirmed: false },
  dateUnchanged: { text: 'Igikorwa gisanzwe kuri iyi tariki. Hitamo indi.', confirmed: false },
  startPassed: { text: 'Iyi saha yararenze. Hitamo isaha iri imbere.', confirmed: false },

  hoursCounted: {
    text: 'Amasaha abarwa kugeza saa {start:time} z’umunsi w’igikorwa, ku isaha y’i Kigali.',
    confirmed: false,
  },
  hoursCountedUnlessAgreed: {
    text: 'Amasaha abarwa kugeza saa {start:time} z’umunsi w’igikorwa, ku isaha y’i Kigali. Niba twarumvikanye indi saha iri nyuma, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  nothingPaid: { text: 'Nta cyo wishyuye, bityo nta mafaranga asubizwa.', confirmed: false },
  allRefunded: { text: 'Tuzagusubiza ayo wishyuye yose: {amount:money}.', confirmed: false },
  restRefunded: { text: 'Tuzagusubiza asigaye mu yo wishyuye: {amount:money}.', confirmed: false },
  lessDeposit: {
    text: 'Tuzagusubiza {amount:money}: ni {paid:money} wishyuye, havuyemo avansi ya {deposit:money}.',
    confirmed: false,
  },
  restLessDeposit: {
    text: 'Tuzagusubiza {amount:money}: ni {paid:money} asigaye mu yo wishyuye, havuyemo avansi ya {deposit:money}.',
    confirmed: false,
  },
  depositKept: {
    text: 'Tugumana {paid:money} wishyuye nka avansi, bityo nta na make asubizwa.',
    confirmed: false,
  },
  restKept: {
    text: 'Tugumana {paid:money} asigaye mu yo wishyuye nka avansi, bityo nta na make asubizwa.',
    confirmed: false,
  },
  lessCosts: {
    text: 'Tuzagusubiza {paid:money} wishyuye, havuyemo ayo twamaze gukoresha ku gikorwa cyawe.',
    confirmed: false,
  },
  restLessCosts: {
    text: 'Tuzagusubiza {paid:money} asigaye mu yo wishyuye, havuyemo ayo twamaze gukoresha ku gikorwa cyawe.',
    confirmed: false,
  },
  noticeTooShort: { text: 'Hasigaye amasaha atageze kuri 72 ngo igikorwa kibe.', confirmed: false },
  reduced: {
    text: 'Tuzagusubiza amafaranga agabanyije: {paid:money} wishyuye, havuyemo ayo twamaze gukoresha ku gikorwa cyawe n’ay’ibitagishoboye guhagarikwa.',
    confirmed: false,
  },
  restReduced: {
    text: 'Tuzagusubiza amafaranga agabanyije: {paid:money} asigaye mu yo wishyuye, havuyemo ayo twamaze gukoresha ku gikorwa cyawe n’ay’ibitagishoboye guhagarikwa.',
    confirmed: false,
  },
  reducedLessDeposit: {
    text: 'Tuzagusubiza amafaranga agabanyije: {paid:money} wishyuye, havuyemo avansi ya {deposit:money}, ayo twamaze gukoresha ku gikorwa cyawe n’ay’ibitagishoboye guhagarikwa.',
    confirmed: false,
  },
  restReducedLessDeposit: {
    text: 'Tuzagusubiza amafaranga agabanyije: {paid:money} asigaye mu yo wishyuye, havuyemo avansi ya {deposit:money}, ayo twamaze gukoresha ku gikorwa cyawe n’ay’ibitagishoboye guhagarikwa.',
    confirmed: false,
  },
  goodsMadeForYou: {
    text: 'Amafoto acapye n’amakadere bikorwa hakurikijwe ibyo wasabye. Bigeze aho uri byangiritse cyangwa bitandukanye na byo, tugusubiza amafaranga. Niba ari ko bimeze, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  notRefundedFrom: {
    text: 'Nyuma ya saa {start:time} z’umunsi w’igikorwa cyawe, amafaranga yacyo ntasubizwa.',
    confirmed: false,
  },
  notRefundedFromStart: {
    text: 'Nyuma ya saa 08:00 z’umunsi w’igikorwa, cyangwa saa 11:00 ku munsi w’umuganda, amafaranga yacyo ntasubizwa. Niba icyawe gitangira nyuma yaho, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  sentInDays: { text: 'Tuzayohereza mu minsi 5 kugeza ku 10 y’akazi.', confirmed: false },
  sentByMobileMoney: {
    text: 'Tuzayohereza kuri Mobile Money, kuri numero yishyuye, mu minsi 5 kugeza ku 10 y’akazi.',
    confirmed: false,
  },
  sentOnceAgreed: {
    text: 'Tuzakoherereza urutonde rw’ayo mafaranga tuyumvikaneho, hanyuma tuyohereze mu minsi 5 kugeza ku 10 y’akazi.',
    confirmed: false,
  },
  sentByMobileMoneyOnceAgreed: {
    text: 'Tuzakoherereza urutonde rw’ayo mafaranga tuyumvikaneho, hanyuma tuyohereze kuri Mobile Money, kuri numero yishyuye, mu minsi 5 kugeza ku 10 y’akazi.',
    confirmed: false,
  },
  allOverpaidRefunded: {
    text: 'Tuzagusubiza yose uko ari {amount:money} y’ikirenga wishyuye.',
    confirmed: false,
  },
  refundedInCash: {
    text: 'Twagusubije {amount:money} mu ntoki ku itariki ya {day:date}.',
    confirmed: false,
  },
  refundedByBank: {
    text: 'Twagusubije {amount:money} kuri banki ku itariki ya {day:date}.',
    confirmed: false,
  },
  refundedByMobileMoney: {
    text: 'Twagusubije {amount:money} kuri Mobile Money ku itariki ya {day:date}.',
    confirmed: false,
  },
  remainingRefunded: {
    text: 'Tuzagusubiza {amount:money} asigaye mu minsi 5 kugeza ku 10 y’akazi.',
    confirmed: false,
  },
  nothingLeftToRefund: { text: 'Nta mafaranga asigaye gusubizwa.', confirmed: false },
  refundChanged: {
    text: 'Amafaranga usubizwa yahindutse kuva ufunguye uru rupapuro, bityo nta cyo twahagaritse. Ongera uyasome, wongere uhagarike niba ubyemeye.',
    confirmed: false,
  },

  offerLate: {
    text: 'Igihe cy’igiciro twaguteguriye cyararangiye. Duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}, tugutegurire ikindi.',
    confirmed: false,
  },
  offerWithdrawn: {
    text: 'Igiciro twaguteguriye twagikuyeho. Niba ushaka ikindi, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  offerChanged: {
    text: 'Hagati aho twakoherereje igiciro gishya. Kirebe mbere yo kucyemera.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
