import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  fieldsMissing: { text: 'Uzuza ahasabwa hose', confirmed: false },
  fieldsWrong: { text: 'Kosora ahagaragajwe.', confirmed: false },
  emailEmpty: { text: 'Andika imeyili yawe.', confirmed: false },
  emailWrong: { text: 'Andika imeyili nka izina@example.com.', confirmed: false },
  emailTooLong: { text: 'Iyi imeyili ni ndende cyane.', confirmed: false },
  phoneEmpty: { text: 'Andika numero yawe ya telefoni.', confirmed: false },
  phoneWrong: { text: 'Andika numero ya telefoni nka +250 788 123 456.', confirmed: false },
  phoneOrEmail: {
    text: 'Andika numero ya telefoni cyangwa imeyili: kimwe muri byo kirahagije.',
    confirmed: false,
  },
  orEmail: { text: 'Cyangwa wandike imeyili.', confirmed: false },
  phoneOrEmailHint: {
    text: 'Telefoni cyangwa imeyili: kimwe muri byo kirahagije. Nuduha telefoni, tuzaguhamagara cyangwa tukoherereze ubutumwa bugufi (SMS).',
    confirmed: false,
  },
  notText: { text: 'Andika hano amagambo.', confirmed: false },
  amountUnread: { text: 'Andika amafaranga nka 100,000, 100k cyangwa 1.2m.', confirmed: false },
  amountNotWhole: { text: 'Andika amafaranga yuzuye: 1,500 cyangwa 1.5k.', confirmed: false },
  amountTooSmall: { text: 'Andika nibura {least} RWF, urugero 100,000 cyangwa 100k.', confirmed: false },
  amountTooLarge: { text: 'Andika amafaranga atarenze {most:money}.', confirmed: false },
  fullName: { text: 'Amazina yose', confirmed: false },
  phoneNumber: { text: 'Numero ya telefoni', confirmed: false },
  emailAddress: { text: 'Imeyili', confirmed: false },
  optional: { text: '(si ngombwa)', confirmed: false },
  error: { text: 'Ikosa:', confirmed: false },
  leaveEmpty: { text: 'Ntugire icyo wandika hano', confirmed: false },
  hiddenFieldFilled: {
    text: 'Ntibyoherejwe: telefoni cyangwa mudasobwa yawe ishobora kuba yujuje ahantu hihishe haturinda ubutumwa budakenewe. Zimya uburyo bwuzuza fomu bwonyine wongere ugerageze, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  sentTooSoon: {
    text: 'Ntibyoherejwe: byihuse cyane ku igenzura riturinda ubutumwa budakenewe. Tegereza gato wongere wohereze, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  sentTooOften: {
    other:
      'Wagerageje kenshi mu gihe gito. Tegereza iminota {count}, wongere ugerageze, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  passwordTriedTooOften: {
    other:
      'Wagerageje kenshi mu gihe gito. Niba iyi konti ari iyawe, hitamo “Wibagiwe ijambo ry’ibanga?”: buto iri muri imeyili yacu ikwinjiza udategereje. Cyangwa utegereze iminota {count}, wongere ugerageze, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  codeTriedTooOften: {
    other:
      'Wagerageje kenshi mu gihe gito. Buto iri muri imeyili yacu ikora udategereje. Cyangwa utegereze iminota {count}, wongere ugerageze, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  filesUnavailable: {
    text: 'Ntibyoherejwe: ubu ntidushobora kubika dosiye. Ongera ugerageze mu minota mike, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  serverFault: {
    text: 'Habaye ikibazo ku ruhande rwacu. Ongera ugerageze mu kanya, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}. Numero y’ikibazo: {reference}.',
    confirmed: false,
  },
  recordsUnreachable: {
    text: 'Ubu ntidushobora kugera ku makuru yacu. Ibyo wanditse ntibyatakaye: ongera ugerageze mu munota umwe, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}. Numero y’ikibazo: {reference}.',
    confirmed: false,
  },
  requestUnread: { text: 'Ibyo wohereje ntibyashoboye gusomwa.', confirmed: false },
  requestTooLarge: {
    text: 'Ibyo wohereje ni binini cyane: ohereza ibitarengeje kB {most}.',
    confirmed: false,
  },
  formUnread: { text: 'Fomu ntiyashoboye gusomwa. Ongera uyohereze.', confirmed: false },
  sentElsewhere: {
    text: 'Iyi fomu yoherejwe n’urundi rubuga, bityo nta cyakozwe. Yohereze uri ku rupapuro rwacu bwite.',
    confirmed: false,
  },
  sentOtherBefore: {
    text: 'Ibi wabyohereje mbere bifite andi makuru. Ongera ufungure urupapuro, hanyuma wongere wohereze.',
    confirmed: false,
  },
  copied: { text: 'Byakoporowe', confirmed: false },
  notCopied: { text: 'Ntibyakoporowe', confirmed: false },
  downloadFailed: { text: 'Kumanura dosiye ntibyakunze', confirmed: false },
  tryAgain: { text: 'Ongera ugerageze', confirmed: false },
  stop: { text: 'Hagarika', confirmed: false },
  undo: { text: 'Subizaho', confirmed: false },
  oneMoment: { text: 'Tegereza gato…', confirmed: false },
  requestFailed: { text: 'Kohereza ntibyakunze', confirmed: false },
  notSent: { text: 'Nk’uko tubizi, ntibiroherezwa.', confirmed: false },
  countedOnce: { text: 'Niba iyi fomu yaratugezeho, ntituzayibara kabiri.', confirmed: false },
  notBooked: { text: 'Nk’uko tubizi, ubusabe bwawe ntiburakirwa.', confirmed: false },
  bookedOnce: {
    text: 'Ubusabe bwawe buzakirwa kandi bwishyurwe rimwe gusa. Niba twakwandikiye, ubusabe bwawe bwarakiriwe.',
    confirmed: false,
  },
  lookForMessage: {
    text: 'Banza urebe imeyili n’ubutumwa bugufi (SMS) bwawe: niba twakwandikiye, ubusabe bwawe bwarakiriwe.',
    confirmed: false,
  },
  offline: { text: 'Nta interineti ufite.', confirmed: false },
  timeout: { text: 'Biratinda kurusha uko bisanzwe.', confirmed: false },
  unreachable: { text: 'Ntidushobora kugera kuri seriveri yacu.', confirmed: false },
  checkConnection: {
    text: 'Birasa n’aho nta interineti ufite. Reba interineti yawe wongere ugerageze.',
    confirmed: false,
  },
  tryLater: { text: 'Biratinda kurusha uko bisanzwe. Ongera ugerageze mu kanya.', confirmed: false },
  checkServer: {
    text: 'Ntidushobora kugera kuri seriveri yacu. Reba interineti yawe wongere ugerageze.',
    confirmed: false,
  },
  kept: { text: 'Ibyo wanditse byose biracyahari.', confirmed: false },
  keptOverReload: { text: 'Ibyo wanditse byose biracyahari: kanda “{button}”.', confirmed: false },
  sentWhenOnline: {
    text: 'Ibyo wanditse byose birabitswe. Bizoherezwa nusubira kuri interineti: ntufunge uru rupapuro.',
    confirmed: false,
  },
  sentOnPress: {
    text: 'Ibyo wanditse byose birabitswe. Kanda “{button}” wongere ubyohereze.',
    confirmed: false,
  },
  stopped: { text: 'Byahagaritswe. Fomu ntizoherezwa utarakanda buto.', confirmed: false },
  changed: { text: 'Wahinduye fomu, bityo ntizoherezwa utarakanda buto.', confirmed: false },
  chooseFileAgain: { text: 'Banza wongere uhitemo dosiye yawe.', confirmed: false },
  fileNotKept: {
    text: 'Nuramuka wongeye gufungura urupapuro, bizagusaba kongera guhitamo dosiye.',
    confirmed: false,
  },
  notSentOffline: {
    text: 'Ntibyoherejwe: nta interineti ufite. Ibyo wanditse byose biracyahari. Nubona interineti, ongera ukande buto.',
    confirmed: false,
  },
  notAccepted: { text: 'Kohereza ntibyakunze. Ongera ugerageze.', confirmed: false },
  seemsOffline: { text: 'Birasa n’aho nta interineti ufite.', confirmed: false },
  reference: { text: 'Numero y’ikibazo: {reference}.', confirmed: false },
  broken: { text: 'Habaye ikibazo tutari twiteze!', confirmed: false },
  reload: { text: 'Ongera ufungure urupapuro', confirmed: false },
} as const satisfies Translation<typeof en>;
