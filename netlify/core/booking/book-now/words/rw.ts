import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  subject: { text: 'Twakiriye ubusabe bwawe {reference}', confirmed: false },
  preview: { text: 'Ubusabe {reference} ntiburemezwa.', confirmed: false },
  heading: { text: 'Twakiriye ubusabe bwawe', confirmed: false },
  total: { text: 'Igiteranyo', confirmed: false },
  nextHeading: { text: 'Ibikurikira', confirmed: false },
  payBeforeThen: { text: 'Ishyura mbere y’icyo gihe kugira ngo ugumane itariki yawe.', confirmed: false },
  leftPayment: {
    text: 'Twakiriye ubusabe bwawe. Ntiburemezwa. Hasigaye ibintu bibiri: ko wishyura, n’uko tubwemeza mu masaha 24 umaze kwishyura.',
    confirmed: false,
  },
  leftPrice: {
    text: 'Twakiriye ubusabe bwawe. Ntiburemezwa: tuzakuvugisha mu masaha 24 tukubwire igiciro. Nyuma yaho hasigara ko wishyura n’uko tubwemeza.',
    confirmed: false,
  },
  leftConfirmationPaid: {
    text: 'Twakiriye ubusabe bwawe n’ubwishyu bwawe. Ntiburemezwa: tuzabwemeza mu masaha 24.',
    confirmed: false,
  },
  leftConfirmation: {
    text: 'Twakiriye ubusabe bwawe. Ntiburemezwa: tuzabwemeza mu masaha 24.',
    confirmed: false,
  },
  nextApprove: {
    text: 'Emeza ubutumwa bwo kwishyura kuri {phone} ukoresheje PIN yawe ya Mobile Money. Nibimara kwishyurwa, tuzakoherereza imeyili ibyemeza.',
    confirmed: false,
  },
  nextRequest: {
    text: 'Tuzohereza ubutumwa bwo kwishyura kuri {phone}. Nta mafaranga turasaba.',
    confirmed: false,
  },
  nextPrice: {
    text: 'Igice cy’ubusabe bwawe cyanditseho ko igiciro kizemezwa. Tuzabanza kukikwemereza; nta mafaranga twasabye.',
    confirmed: false,
  },
  nextConfirmation: {
    text: 'Nta mafaranga asigaye kwishyurwa. Hakurikiyeho ko tubyemeza.',
    confirmed: false,
  },
  nextPayLater: {
    text: 'Uzishyura {total:money} nyuma, nk’uko twabyumvikanye. Nta mafaranga twasabye.',
    confirmed: false,
  },
  textReceived: { text: 'Ubusabe {reference} bwageze.', confirmed: false },
  textPaid: { text: 'Ubusabe {reference} n’ubwishyu byageze.', confirmed: false },
  textRequest: { text: 'Ubusabe {reference} bwageze.', confirmed: false },
  textPrice: { text: 'Igiciro mu masaha 24.', confirmed: false },
  textConfirmation: { text: 'Twemeza mu masaha 24.', confirmed: false },
  textKept: { text: 'Itariki ibitswe kugeza {day:shortDay}, {at:time}.', confirmed: false },
  textKeptEnd: { text: 'Itariki ibitswe kugeza {day:shortDay} irangiye.', confirmed: false },
  textPayUntil: {
    text: 'Ishyura bitarenze {day:shortDay} saa {at:time} ugumane itariki.',
    confirmed: false,
  },
  textPayEnd: { text: 'Ishyura bitarenze {day:shortDay} ugumane itariki.', confirmed: false },
  textPaySumUntil: {
    text: 'Ishyura {sum:money} bitarenze {day:shortDay}, {at:time} ugumane itariki.',
    confirmed: false,
  },
  textPaySumEnd: {
    text: 'Ishyura {sum:money} bitarenze {day:shortDay} ugumane itariki.',
    confirmed: false,
  },
  textPay: { text: 'Ishyura kuri telefoni yawe.', confirmed: false },
  textPaySum: { text: 'Ishyura {sum:money} kuri telefoni yawe.', confirmed: false },
} as const satisfies Translation<typeof en>;
