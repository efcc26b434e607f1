import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  quote: { text: 'Igereranyagiciro', confirmed: false },
  proforma: { text: 'Proforma', confirmed: false },
  confirmation: { text: 'Icyemezo cy’ubwishyu', confirmed: false },
  statement: { text: 'Incamake y’ubwishyu', confirmed: false },
  quoteNumbered: { text: 'Igereranyagiciro {number}', confirmed: false },
  proformaNumbered: { text: 'Proforma {number}', confirmed: false },
  confirmationNumbered: { text: 'Icyemezo cy’ubwishyu {number}', confirmed: false },
  statementNumbered: { text: 'Incamake y’ubwishyu {number}', confirmed: false },
  quoteSum: { text: 'Igiteranyo', confirmed: false },
  proformaSum: { text: 'Asigaye kwishyurwa', confirmed: false },
  confirmationSum: { text: 'Ayakiriwe', confirmed: false },
  statementSum: { text: 'Asigaye', confirmed: false },
  date: { text: 'Itariki', confirmed: false },
  day: { text: '{day:date}', confirmed: false },
  sum: { text: '{sum:money}', confirmed: false },
  papers: { text: 'Inyandiko', confirmed: false },
  none: { text: 'Nta nyandiko irahari.', confirmed: false },
  newQuote: { text: 'Igereranyagiciro rishya', confirmed: false },
  newProforma: { text: 'Proforma nshya', confirmed: false },
  newConfirmation: { text: 'Icyemezo gishya', confirmed: false },
  newStatement: { text: 'Incamake nshya', confirmed: false },
  noReply: {
    text: 'Seriveri yacu ntiyasubije. Ongera ukande buto: ikora inyandiko imwe gusa.',
    confirmed: false,
  },
  codeUnknown: {
    text: 'Nta nyandiko ifite iyi kode. Yigereranye n’iri ku nyandiko, inyuguti ku yindi, wongere uyandike.',
    confirmed: false,
  },
  seriesMissing: {
    text: 'Hitamo inyandiko: igereranyagiciro, proforma, icyemezo cy’ubwishyu cyangwa incamake y’ubwishyu.',
    confirmed: false,
  },
  erased: {
    text: 'Amakuru ya nyir’ubu busabe yarasibwe, bityo nta nyandiko nshya bubona.',
    confirmed: false,
  },
  nothingToQuote: {
    text: 'Ubu busabe bwarahagaritswe, bityo nta gereranyagiciro ryakorwa.',
    confirmed: false,
  },
  priceAgreed: {
    text: 'Igiciro cyamaze kumvikanwaho. Hitamo proforma y’asigaye kwishyurwa.',
    confirmed: false,
  },
  noPrice: {
    text: 'Ubu busabe nta giciro burabona. Igereranyagiciro rishoboka iyo tumaze kuguha igiciro.',
    confirmed: false,
  },
  nothingToPay: { text: 'Ubu busabe bwarahagaritswe, bityo nta cyo kwishyura.', confirmed: false },
  priceNotAgreed: {
    text: 'Nta giciro kirumvikanwaho. Proforma ishoboka iyo igiciro kimaze kwemerwa.',
    confirmed: false,
  },
  allPaid: { text: 'Nta mafaranga asigaye kwishyurwa. Hitamo icyemezo cy’ubwishyu.', confirmed: false },
  notPaid: {
    text: 'Nta mafaranga aratugeraho. Icyemezo cy’ubwishyu gishoboka iyo hari ayishyuwe.',
    confirmed: false,
  },
  notCharged: {
    text: 'Nta mafaranga arasabwa cyangwa ngo yishyurwe, bityo incamake y’ubwishyu nta cyo yakwerekana.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
