import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  bookWithout: { text: 'Ushobora gusaba udafite konti.', confirmed: false },
  bookingsSafe: {
    text: 'Ubusabe bwawe burabitswe neza, kandi ushobora gusaba udafite konti.',
    confirmed: false,
  },
  accountSafe: { text: 'Ubusabe bwawe na konti yawe birabitswe neza.', confirmed: false },
  helpHello: { text: 'Muraho FTS Studio, nkeneye ubufasha kuri konti yanjye.', confirmed: false },

  login: { text: 'Injira', confirmed: false },
  loginDescription: { text: 'Injira urebe ubusabe bwawe muri sitidiyo n’ibyo wishyuye.', confirmed: false },
  loginNeedsScript: {
    text: 'Kwinjira bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  loginBroken: { text: 'Kwinjira ntibikora kuri iki gikoresho ubu.', confirmed: false },
  loginLead: {
    text: 'Reba ubusabe bwawe, wishyure ibisigaye, kandi ubutaha uzasabe vuba.',
    confirmed: false,
  },
  loginFailed: { text: 'Kwinjira ntibyakunze', confirmed: false },
  password: { text: 'Ijambo ry’ibanga', confirmed: false },
  forgotLink: { text: 'Wibagiwe ijambo ry’ibanga?', confirmed: false },
  passkeyLogin: { text: 'Injira n’urufunguzo', confirmed: false },
  newHere: { text: 'Ni ubwa mbere? <register>Fungura konti</register>', confirmed: false },

  oneMoreStep: { text: 'Hasigaye intambwe imwe', confirmed: false },
  appLead: { text: 'Fungura porogaramu yawe itanga kode, wandike kode yerekana.', confirmed: false },
  passkeyLead: {
    text: 'Koresha urufunguzo rwawe: urutoki, isura cyangwa PIN ya telefoni yawe.',
    confirmed: false,
  },
  recoveryLead: {
    text: 'Andika imwe muri kode zo kugarura konti wabitse. Nta n’imwe isigaye? Umuyobozi mukuru ashobora gutuma wongera gushyiraho kwinjira mu ntambwe ebyiri.',
    confirmed: false,
  },
  usePasskey: { text: 'Koresha urufunguzo', confirmed: false },
  useRecoveryCode: { text: 'Kode yo kugarura', confirmed: false },
  usePhone: { text: 'Koresha telefoni', confirmed: false },
  startAgain: { text: 'Ongera utangire', confirmed: false },
  recoveryCode: { text: 'Kode yo kugarura konti', confirmed: false },
  recoveryCodeHint: { text: 'Inyuguti n’imibare 16. Utwatuzo n’imyanya nta cyo bitwaye.', confirmed: false },
  recoveryCodeEmpty: { text: 'Andika kode yo kugarura konti.', confirmed: false },

  registerTitle: { text: 'Fungura konti', confirmed: false },
  registerHeading: { text: 'Fungura konti yawe', confirmed: false },
  registerDescription: {
    text: 'Fungura konti ubike ubusabe, ubwishyu n’amakuru yawe ahantu hamwe.',
    confirmed: false,
  },
  registerNeedsScript: {
    text: 'Gufungura konti bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  registerBroken: { text: 'Gufungura konti ntibikora kuri iki gikoresho ubu.', confirmed: false },
  registerLead: { text: 'Ubusabe, ubwishyu n’amakuru yawe ahantu hamwe.', confirmed: false },
  registerFailed: { text: 'Gufungura konti ntibyakunze', confirmed: false },
  registerEmailHint: {
    text: 'Tuzohereza kode kuri iyi imeyili, kugira ngo twemeze ko ari iyawe.',
    confirmed: false,
  },
  register: { text: 'Fungura konti', confirmed: false },
  registerConsent: {
    text: 'Iyo ufunguye konti, uba wemeye <terms>amategeko n’amabwiriza</terms> yacu. Reba <privacy>uko turinda amakuru yawe</privacy>.',
    confirmed: false,
  },
  haveAccount: { text: 'Usanzwe ufite konti? <login>Injira</login>', confirmed: false },

  verifyHeading: { text: 'Emeza konti', confirmed: false },
  verifyLead: {
    text: 'Twohereje kode kuri <email>{email}</email>. Ikora mu minota {minutes}.',
    confirmed: false,
  },
  verify: { text: 'Emeza', confirmed: false },
  verifyFailed: { text: 'Kwemeza ntibyakunze', confirmed: false },
  noEmail: {
    text: 'Nta imeyili urabona nyuma y’umunota? Reba mu butumwa budakenewe (spam).',
    confirmed: false,
  },
  sendNewCode: { text: 'Ohereza indi kode', confirmed: false },
  sendNewCodeIn: { text: 'Indi kode mu masegonda {seconds}', confirmed: false },
  newCodeSent: { text: 'Twakoherereje kode nshya.', confirmed: false },
  codeNotSent: { text: 'Kohereza kode ntibyakunze', confirmed: false },
  otherEmail: { text: 'Koresha indi imeyili', confirmed: false },

  forgotHeading: { text: 'Wibagiwe ijambo ry’ibanga?', confirmed: false },
  forgotDescription: {
    text: 'Hitamo ijambo ry’ibanga rishya ukoresheje kode twohereza kuri imeyili yawe.',
    confirmed: false,
  },
  forgotNeedsScript: {
    text: 'Guhitamo ijambo ry’ibanga rishya bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  forgotBroken: {
    text: 'Guhitamo ijambo ry’ibanga rishya ntibikora kuri iki gikoresho ubu.',
    confirmed: false,
  },
  forgotLead: {
    text: 'Tuzakoherereza kode kuri imeyili. Uyikoreshe uhitamo ijambo ry’ibanga rishya.',
    confirmed: false,
  },
  sendCode: { text: 'Ohereza kode', confirmed: false },
  remembered: { text: 'Wibutse ijambo ry’ibanga? <login>Injira</login>', confirmed: false },
  resetHeading: { text: 'Hitamo ijambo ry’ibanga rishya', confirmed: false },
  resetLead: { text: 'Rya konti ya <email>{email}</email>.', confirmed: false },
  resetLeadWithCode: {
    text: 'Rya konti ya <email>{email}</email>. Kode ikora mu minota {minutes}.',
    confirmed: false,
  },
  resetCodeSent: { text: 'Twohereje kode kuri imeyili yawe.', confirmed: false },
  savePassword: { text: 'Ribike', confirmed: false },
  resetFailed: { text: 'Guhindura ijambo ry’ibanga ntibyakunze', confirmed: false },
  resetDone: { text: 'Byakozwe', confirmed: false },
  resetDoneLead: { text: 'Twagusohoye ku bikoresho byose.', confirmed: false },
  passwordUpdated: { text: 'Ijambo ry’ibanga ryahinduwe. Ubu ushobora kwinjira.', confirmed: false },

  invitationHeading: { text: 'Injira mu bakozi bacu', confirmed: false },
  invitationDescription: { text: 'Emera ubutumire bwo gukorana na sitidiyo.', confirmed: false },
  invitationNeedsScript: {
    text: 'Kwemera ubutumire bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  invitationBroken: { text: 'Kwemera ubutumire ntibikora kuri iki gikoresho ubu.', confirmed: false },
  invitationLooking: { text: 'Turimo gushaka ubutumire bwawe.', confirmed: false },
  invitationNotLoaded: { text: 'Ntitwashoboye kubona ubutumire', confirmed: false },
  invitationLead: {
    text: '{inviter} aratumira <email>{email}</email> gukorera ku rubuga rwacu rw’abakozi nk’umuyobozi warwo. Ubutumire bumara kugeza ku itariki ya {until:moment}.',
    confirmed: false,
  },
  invitationLeadOfStudio: {
    text: 'Sitidiyo iratumira <email>{email}</email> gukorera ku rubuga rwacu rw’abakozi nk’umuyobozi warwo. Ubutumire bumara kugeza ku itariki ya {until:moment}.',
    confirmed: false,
  },
  invitationLinkPart: { text: 'Fungura linki yose iri muri imeyili yacu.', confirmed: false },
  invitationEnded: { text: 'Iyi linki ntigikora', confirmed: false },
  notAccepted: { text: 'Ubutumire ntiburemerwa', confirmed: false },
  accept: { text: 'Emera ubutumire', confirmed: false },
  acceptConsent: {
    text: 'Ibi bifungura konti yawe. Reba <privacy>uko turinda amakuru yawe</privacy>.',
    confirmed: false,
  },
  acceptAsOwner: { text: 'Winjiye muri iyi konti. Ijambo ry’ibanga ryawe ntirihinduka.', confirmed: false },
  acceptByLogin: {
    text: 'Usanzwe ufite konti kuri iyi imeyili. Injira kugira ngo wemere.',
    confirmed: false,
  },
  loginAndAccept: { text: 'Injira wemere', confirmed: false },
  forgotThenAccept: {
    text: '<forgot>Wibagiwe ijambo ry’ibanga?</forgot> Hitamo irishya, hanyuma wongere ufungure linki iri muri imeyili yacu.',
    confirmed: false,
  },
  loggedInAsAnother: {
    text: 'Winjiye mu yindi konti, ya {name}. Sohoka hano kugira ngo wemere nka {email}.',
    confirmed: false,
  },
  logOut: { text: 'Sohoka', confirmed: false },

  account: { text: 'Konti yawe', confirmed: false },
  accountDescription: { text: 'Ubusabe bwawe muri sitidiyo n’ibyo wishyuye.', confirmed: false },
  accountNeedsScript: {
    text: 'Kwerekana ubusabe bwawe bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  accountBroken: { text: 'Kwerekana ubusabe bwawe ntibikora kuri iki gikoresho ubu.', confirmed: false },
  settings: { text: 'Igenamiterere', confirmed: false },
  settingsDescription: {
    text: 'Ifoto, amazina, imeyili, ijambo ry’ibanga n’ibikoresho byawe.',
    confirmed: false,
  },
  settingsNeedsScript: {
    text: 'Guhindura igenamiterere bikenera JavaScript, kandi yazimijwe kuri iki gikoresho.',
    confirmed: false,
  },
  settingsBroken: { text: 'Guhindura igenamiterere ntibikora kuri iki gikoresho ubu.', confirmed: false },
} as const satisfies Translation<typeof en>;
