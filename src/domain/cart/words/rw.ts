import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  gone: { text: 'Ntitugitanga <name>{name}</name>, bityo twabikuye mu byo wahisemo.', confirmed: false },
  goneSeen: {
    text: 'Ntitugitanga <name>{name}</name>, bityo twabikuye mu byo wahisemo. Igiciro cyari {seen:money}.',
    confirmed: false,
  },
  goneSeenEach: {
    text: 'Ntitugitanga <name>{name}</name>, bityo twabikuye mu byo wahisemo. Igiciro cyari {seen:money} kuri kimwe; wari wahisemo {quantity}.',
    confirmed: false,
  },
  goneOnRequest: {
    text: 'Ntitugitanga <name>{name}</name>, bityo twabikuye mu byo wahisemo. Igiciro cyarabazwaga.',
    confirmed: false,
  },
  goneOnRequestEach: {
    text: 'Ntitugitanga <name>{name}</name>, bityo twabikuye mu byo wahisemo. Igiciro cyarabazwaga; wari wahisemo {quantity}.',
    confirmed: false,
  },
  packageGone: {
    text: '<name>{name}</name> ntibigitangwa ukwabyo. Ubu mu byo wahisemo harimo “{label}”, ku giciro kidahindutse.',
    confirmed: false,
  },
  expressGone: {
    text: 'Kwihutisha <name>{name}</name> ntibigishoboka, bityo twakuyemo inyongera yo kwihutisha.',
    confirmed: false,
  },
  quantityLimited: {
    text: '<name>{name}</name>: ubusabe bumwe ntiburenza {most}. Wari wahisemo {had}; niba ushaka ibirenzeho, tubaze.',
    confirmed: false,
  },
  travelLimited: {
    text: '<name>{name}</name>: urugendo ntirurenza km {most}. Wari wanditse km {had}; niba ari kure kurushaho, tubaze.',
    confirmed: false,
  },
  priceChanged: { text: 'Igiciro gishya cya <name>{name}</name>: {now}.', confirmed: false },
  priceChangedBeforeVat: {
    text: 'Igiciro gishya cya <name>{name}</name>, TVA itarimo: {now}.',
    confirmed: false,
  },
  nowOnRequest: { text: 'Ubu igiciro cya <name>{name}</name> kirabazwa.', confirmed: false },
  wasPrice: { text: 'Igihe wabihitagamo, igiciro cyari {amount:money}.', confirmed: false },
  wasFrom: { text: 'Igihe wabihitagamo, igiciro cyaheraga kuri {amount:money}.', confirmed: false },
  wasOnRequest: { text: 'Igihe wabihitagamo, igiciro cyarabazwaga.', confirmed: false },
} as const satisfies Translation<typeof en>;
