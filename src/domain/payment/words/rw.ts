import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  phoneWrong: { text: 'Andika numero ya MTN cyangwa Airtel nka 078 812 3456.', confirmed: false },
  amountTooSmall: { text: 'Mobile Money yakira nibura {least:money}.', confirmed: false },
  amountTooLarge: { text: 'Ubu butumwa bumwe bwo kwishyura ntiburenza {most:money}.', confirmed: false },
  referenceUnknown: {
    text: 'Iyi numero y’ubwishyu ntituyibona. Yigenzure, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  noReply: {
    text: 'Seriveri yacu ntiyasubije. Reba kuri telefoni yawe mbere yo kongera kugerageza: ubutumwa bwo kwishyura bushobora kuba bwamaze kuhagera.',
    confirmed: false,
  },
  checkingOffline: {
    text: 'Birasa n’aho nta interineti ufite. Tuzongera kugenzura nusubira kuri interineti.',
    confirmed: false,
  },
  checkingSlow: { text: 'Biratinda kurusha uko bisanzwe. Turakomeza kugenzura.', confirmed: false },
  checkingUnreachable: {
    text: 'Ntidushobora kugera kuri seriveri yacu. Turakomeza kugenzura.',
    confirmed: false,
  },
  bookingCancelled: { text: 'Ubu busabe bwarahagaritswe. Ohereza ubundi.', confirmed: false },
  bookingPaid: { text: 'Ubu busabe bwamaze kwishyurwa. Urakoze.', confirmed: false },
  priceOpen: {
    text: 'Tuzabanza kwemeranya nawe igiciro cy’ubu busabe: ubu nta cyo wishyura.',
    confirmed: false,
  },
  accountDeleted: {
    text: 'Konti yatanze ubu busabe yarasibwe. Ku byerekeye ubwishyu, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  nothingDue: { text: 'Nta mafaranga asigaye kwishyurwa kuri ubu busabe.', confirmed: false },
  requestWaits: {
    text: 'Ubutumwa bwo kwishyura buri mu nzira bugana kuri telefoni yawe. Bwemeze cyangwa ubwange, cyangwa wohereze ubundi nyuma y’iminota ibiri.',
    confirmed: false,
  },
  restTooSmall: {
    text: 'Mobile Money yakira nibura {least:money}, kandi hasigaye {due:money}. Ku byerekeye asigaye, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  othersPay: {
    text: 'Hari abandi barimo kwishyura asigaye kuri ubu busabe. Ongera ugerageze mu minota mike.',
    confirmed: false,
  },
  triedTooOften: {
    text: 'Ubu bwishyu wabugerageje inshuro {tries}. Duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}, dushake ubundi buryo.',
    confirmed: false,
  },
  datePassed: {
    text: 'Itariki y’iki gikorwa yararenze. Ku byerekeye ubwishyu, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  declined: {
    text: 'Ubwishyu ntibwemejwe kuri telefoni, cyangwa nta mafaranga ahagije yari kuri konti.',
    confirmed: false,
  },
  refused: {
    text: 'Mobile Money ntiyemeye ubutumwa bwo kwishyura. Genzura numero ya telefoni cyangwa ukoreshe indi.',
    confirmed: false,
  },
  unanswered: {
    text: 'Igihe cy’ubutumwa bwo kwishyura cyarangiye butaremezwa kuri telefoni.',
    confirmed: false,
  },
  unreachable: {
    text: 'Mobile Money ntiyabonetse, bityo nta butumwa bwo kwishyura twohereje.',
    confirmed: false,
  },
  superseded: {
    text: 'Ubu butumwa bwo kwishyura ntibugikenewe: ubusabe bwishyuwe mu bundi buryo.',
    confirmed: false,
  },
  replaced: {
    text: 'Ubu butumwa bwo kwishyura bwasimbuwe n’ubushya. Emeza ubuheruka gusa.',
    confirmed: false,
  },
  dateGone: {
    text: 'Itariki yawe twayikubikiye igihe gito. Ntikiboneka, bityo nta butumwa bwo kwishyura twohereje.',
    confirmed: false,
  },
  cancelled: {
    text: 'Ubusabe bwarahagaritswe, bityo nta cyo wishyura. Niba ubutumwa bwo kwishyura bukiri kuri telefoni, bwange: ayemejwe twayasubiza.',
    confirmed: false,
  },
  withdrawn: {
    text: 'Ubu butumwa bwo kwishyura ntibugikenewe. Niba bukiri kuri telefoni, bwange: ayemejwe twayasubiza.',
    confirmed: false,
  },
  limited: {
    text: 'Iyi numero yohererejwe ubutumwa bwo kwishyura 6 mu masaha 24, wenda bumwe si ubwawe, bityo nta bundi twohereje. Koresha indi numero, ongera ugerageze ejo, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  blocked: {
    text: 'Nyir’iyi numero yadusabye kutayohererezaho ubutumwa bwo kwishyura. Koresha indi numero, cyangwa uduhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
