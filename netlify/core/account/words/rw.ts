import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  code: { text: 'Kode', confirmed: false },
  codePreview: { text: 'Kode ikora mu minota {minutes}.', confirmed: false },
  codeOnce: {
    text: 'Kode ikora rimwe gusa, mu minota {minutes}. Ntuyihe undi muntu: ntituzigera tuyigusaba kuri telefoni.',
    confirmed: false,
  },
  verifySubject: { text: 'Kode yawe yo kwemeza', confirmed: false },
  verifyText: {
    text: 'Ikaze. Andika iyi kode urangize gufungura konti yawe muri {studio}.',
    confirmed: false,
  },
  verifyOtherwise: {
    text: 'Niba atari wowe wiyandikishije, wirengagize iyi imeyili: nta konti ifungurwa hatanditswe iyo kode.',
    confirmed: false,
  },
  resetSubject: { text: 'Kode yo guhindura ijambo ry’ibanga', confirmed: false },
  resetText: { text: 'Iyi kode igufasha guhitamo ijambo ry’ibanga rishya.', confirmed: false },
  resetOtherwise: {
    text: 'Niba utasabye iyi kode, wirengagize iyi imeyili: ijambo ry’ibanga ryawe ntiryahindutse.',
    confirmed: false,
  },
  resetByStaffText: {
    text: '{studio} ikoherereje iyi kode kugira ngo uhitemo ijambo ry’ibanga rishya.',
    confirmed: false,
  },
  resetByStaffOtherwise: {
    text: 'Niba ushaka kugumana ijambo ry’ibanga ryawe, wirengagize iyi imeyili. Niba ufite ikibazo, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  resetByKey: {
    text: 'Cyangwa kanda iyi buto: ntisaba kode. Ikora rimwe gusa, mu minota {minutes}.',
    confirmed: false,
  },
  choosePassword: { text: 'Hitamo ijambo ry’ibanga', confirmed: false },
  newEmailSubject: { text: 'Emeza imeyili yawe nshya', confirmed: false },
  newEmailText: {
    text: 'Andika iyi kode mu igenamiterere ryawe muri {studio}. Konti yawe izahita ikoresha iyi imeyili.',
    confirmed: false,
  },
  newEmailOtherwise: {
    text: 'Niba utasabye iyi kode, wirengagize iyi imeyili: birashoboka ko hari uwibeshye imeyili ye.',
    confirmed: false,
  },
  existsSubject: { text: 'Usanzwe ufite konti', confirmed: false },
  existsPreview: {
    text: 'Hari umuntu, birashoboka ko ari wowe, wagerageje gufungura indi konti.',
    confirmed: false,
  },
  existsText: {
    text: 'Hari umuntu, birashoboka ko ari wowe, wagerageje gukoresha iyi imeyili ngo afungure indi konti muri {studio}. Usanzwe uyifite, kandi nta cyayihindutseho.',
    confirmed: false,
  },
  logIn: { text: 'Injira', confirmed: false },
  forgot: { text: 'Wibagiwe ijambo ry’ibanga? Hitamo irindi:', confirmed: false },
  manyTriesSubject: { text: 'Hari abagerageje kwinjira muri konti yawe bikanga', confirmed: false },
  manyTriesPreview: {
    text: 'Hari uwanditse inshuro nyinshi ijambo ry’ibanga cyangwa kode itari yo.',
    confirmed: false,
  },
  manyTriesText: {
    text: 'Uyu munsi hari uwanditse inshuro nyinshi ijambo ry’ibanga cyangwa kode itari yo kuri konti yawe muri {studio}. Ubu turabatinza. Wowe ushobora kwinjira nk’ibisanzwe ku bikoresho wakoresheje mbere.',
    confirmed: false,
  },
  manyTriesYou: {
    text: 'Niba ari wowe kandi utibuka ijambo ry’ibanga, cyangwa niba urikoresha n’ahandi, hitamo irindi:',
    confirmed: false,
  },
  manyTriesOtherwise: {
    text: 'Naho ubundi, nta kindi usabwa gukora. Ntugahe undi muntu kode yo muri imeyili zacu: ntituzayigusaba. Niba ufite impungenge, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  passwordChangedSubject: { text: 'Ijambo ry’ibanga ryawe ryahinduwe', confirmed: false },
  passwordChangedPreview: { text: 'Twagusohoye ku bindi bikoresho byawe.', confirmed: false },
  passwordChangedText: {
    text: 'Ijambo ry’ibanga rya konti yawe muri {studio} ryahinduwe. Twagusohoye ku bindi bikoresho byawe.',
    confirmed: false,
  },
  notYou: {
    text: 'Niba atari wowe, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  notYouThenPassword: {
    text: 'Niba atari wowe, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}. Kugira ngo hatagira undi winjira, hitamo ijambo ry’ibanga rishya ubu:',
    confirmed: false,
  },
  twoStepSubject: { text: 'Kwinjira mu ntambwe ebyiri kuri konti yawe', confirmed: false },
  'app-added': {
    text: 'Porogaramu itanga kode yashyizwe kuri konti yawe. Twagusohoye ku bindi bikoresho byawe.',
    confirmed: false,
  },
  'app-removed': { text: 'Porogaramu itanga kode yakuwe kuri konti yawe.', confirmed: false },
  'passkey-added': {
    text: 'Urufunguzo rwo kwinjira (passkey) rwongewe kuri konti yawe. Twagusohoye ku bindi bikoresho byawe.',
    confirmed: false,
  },
  'passkey-removed': {
    text: 'Urufunguzo rwo kwinjira (passkey) rwakuwe kuri konti yawe.',
    confirmed: false,
  },
  'recovery-codes-renewed': {
    text: 'Konti yawe yahawe kode nshya zo kuyigarura. Iza kera ntizikora.',
    confirmed: false,
  },
  'recovery-code-used': {
    text: 'Hari umuntu, birashoboka ko ari wowe, winjiye muri konti yawe akoresheje kode yo kuyigarura. Iyo kode ntizongera gukora.',
    confirmed: false,
  },
  'two-step-login-reset': {
    text: 'Kwinjira mu ntambwe ebyiri byavanyweho, kugira ngo winjire ukoresheje ijambo ry’ibanga gusa. Twagusohoye ku bikoresho byose. Injira wongere ubishyireho.',
    confirmed: false,
  },
  twoStepNotYou: {
    text: 'Niba atari wowe, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}. Kugira ngo hatagira undi winjira, hitamo ijambo ry’ibanga rishya ubu. Hanyuma winjire, ukure mu igenamiterere, ahanditse Umutekano, ibyo utashyizeho: guhindura ijambo ry’ibanga ntibikuraho urufunguzo cyangwa porogaramu. Niba utagishobora kwinjira, tuzagufasha.',
    confirmed: false,
  },
  emailChangedSubject: { text: 'Imeyili yawe yahinduwe', confirmed: false },
  emailChangedPreview: { text: 'Guhera ubu tuzajya twandikira imeyili yawe nshya.', confirmed: false },
  emailChangedText: {
    text: 'Konti yawe muri {studio} ubu ikoresha indi imeyili, yemejwe na kode. Ubusabe bwawe n’ibyo watwandikiye byimukanye na yo. Ntituzongera kwandikira iyi imeyili kuri ibyo.',
    confirmed: false,
  },
  invitationSubject: { text: 'Injira mu bakozi ba {studio}', confirmed: false },
  invitationPreview: { text: 'Linki ikora iminsi {days}.', confirmed: false },
  invitationText: {
    text: '{inviter} aragutumira gukora muri {studio} nk’umuyobozi: ubusabe, ubutumwa, ubwishyu n’ibindi byose abakiriya bohereza.',
    confirmed: false,
  },
  invitationOpen: { text: 'Reba ubutumire', confirmed: false },
  invitationOnce: {
    text: 'Linki ikora rimwe gusa, mu minsi {days}. Ntuyohereze undi: uyifunguye wese yakwemera mu mwanya wawe.',
    confirmed: false,
  },
  invitationOtherwise: {
    text: 'Niba utari uyitegereje, wirengagize iyi imeyili. Niba ufite ikibazo, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
