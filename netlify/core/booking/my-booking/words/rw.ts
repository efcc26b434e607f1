import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  tomorrowSubject: { text: 'Ejo: igikorwa cyawe na {studio}', confirmed: false },
  tomorrowPreview: {
    text: 'Igikorwa cyawe ni ku itariki ya {start:start}. Numero y’ubusabe ni {reference}.',
    confirmed: false,
  },
  tomorrowHeading: { text: 'Igikorwa cyawe ni ejo', confirmed: false },
  tomorrow: { text: 'Igikorwa cyawe ni ejo, ku itariki ya {start:start}.', confirmed: false },
  tellUs: {
    text: 'Niba hari icyahindutse, tubwire uyu munsi: duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  agreeTime: {
    text: 'Niba tutaremeranya isaha, cyangwa niba hari icyahindutse, tubwire uyu munsi: duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  tomorrowText: { text: 'Igikorwa {reference} ni ejo, ku ya {day:shortDate}.', confirmed: false },
  tomorrowAtText: {
    text: 'Igikorwa {reference} ni ejo, ku ya {day:shortDay} saa {at:time}.',
    confirmed: false,
  },
  somethingUpText: { text: 'Hari icyahindutse? Tubwire uyu munsi.', confirmed: false },
  cannotComeText: { text: 'Ntushobora kuza? Tubwire uyu munsi.', confirmed: false },
  partSubject: {
    text: 'Ishyura {amount:money} bitarenze ku ya {day:date}: ubusabe {reference}',
    confirmed: false,
  },
  partTodaySubject: { text: 'Ishyura {amount:money} uyu munsi: ubusabe {reference}', confirmed: false },
  partPreview: {
    text: 'Amafaranga {amount:money} y’ubusabe {reference} agomba kwishyurwa ku itariki ya {day:date}.',
    confirmed: false,
  },
  partTodayPreview: {
    text: 'Amafaranga {amount:money} y’ubusabe {reference} agomba kwishyurwa uyu munsi.',
    confirmed: false,
  },
  partHeading: { text: 'Igihe cyo kwishyura ikindi cyiciro kiregereje', confirmed: false },
  partTodayHeading: { text: 'Uyu munsi ni uwo kwishyura ikindi cyiciro', confirmed: false },
  part: { text: 'Ishyura {amount:money} bitarenze itariki ya {day:date}.', confirmed: false },
  partToday: { text: 'Ishyura {amount:money} uyu munsi.', confirmed: false },
  waysToPay: {
    text: 'Buto ifungura ubusabe bwawe: andikamo numero yawe ya Mobile Money, wemeze ubutumwa bwo kwishyura kuri telefoni. Ushobora no kwishyura mu ntoki kuri sitidiyo cyangwa kuri banki.',
    confirmed: false,
  },
  seeAndPay: { text: 'Reba ubusabe, wishyure', confirmed: false },
  paidMeanwhile: { text: 'Niba wamaze kwishyura, wirengagize iyi imeyili.', confirmed: false },
  partText: {
    text: 'Ishyura {amount:money} ya {reference} bitarenze {day:shortDate}:',
    confirmed: false,
  },
  partTodayText: { text: 'Ishyura {amount:money} ya {reference} uyu munsi:', confirmed: false },
  holdSubject: {
    text: 'Itariki ya {day:date} turayikubikira kugeza saa {at:time} ku ya {lastDay:date}: ubusabe {reference}',
    confirmed: false,
  },
  holdEndSubject: {
    text: 'Itariki ya {day:date} turayikubikira kugeza ku ya {lastDay:date} irangiye: ubusabe {reference}',
    confirmed: false,
  },
  holdPreview: { text: 'Nyuma yaho undi ashobora gusaba itariki ya {day:date}.', confirmed: false },
  holdHeading: {
    text: 'Itariki yawe turayikubikira kugeza saa {at:time} ku itariki ya {lastDay:date}',
    confirmed: false,
  },
  holdEndHeading: {
    text: 'Itariki yawe turayikubikira kugeza itariki ya {lastDay:date} irangiye',
    confirmed: false,
  },
  hold: {
    text: 'Itariki ya {day:date} turayikubikira kugeza saa {at:time} ku itariki ya {lastDay:date}.',
    confirmed: false,
  },
  holdEnd: {
    text: 'Itariki ya {day:date} turayikubikira kugeza itariki ya {lastDay:date} irangiye.',
    confirmed: false,
  },
  afterHold: {
    text: 'Nyuma yaho undi ashobora gusaba iyo tariki; ubusabe bwawe buzakomeza kubikwa, ariko ushobora gukenera indi tariki.',
    confirmed: false,
  },
  payToKeep: {
    text: 'Kugira ngo ugumane itariki, ishyura {amount:money} mbere y’icyo gihe. Emeza ubutumwa bwo kwishyura kuri telefoni. Nta butumwa wabonye? Saba ubundi:',
    confirmed: false,
  },
  goToPayment: { text: 'Jya kwishyura', confirmed: false },
  priceMissing: {
    text: 'Ntiturakoherereza igiciro. Niba tutarakuvugisha, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}, kugira ngo dukomeze kukubikira itariki.',
    confirmed: false,
  },
  offerEndsToo: {
    text: 'Igiciro twaguteguriye na cyo kirangirira icyo gihe. Kugira ngo ugumane itariki, cyemere wishyure mbere yaho.',
    confirmed: false,
  },
  seeOffer: { text: 'Reba igiciro, ucyemere', confirmed: false },
  holdText: {
    text: 'Itariki ibitswe kugeza {lastDay:shortDay} saa {at:time} gusa.',
    confirmed: false,
  },
  holdEndText: {
    text: 'Itariki yawe ibitswe gusa kugeza {lastDay:shortDay} irangiye.',
    confirmed: false,
  },
  payText: { text: 'Ishyura {amount:money} mbere yaho:', confirmed: false },
  priceText: { text: 'Tubwire tuyibike igihe kirekire:', confirmed: false },
  offerText: { text: 'Emera igiciro mbere yaho:', confirmed: false },
  linksSubject: { text: 'Linki z’ubusabe bwawe', confirmed: false },
  linksPreview: {
    text: 'Fungura ubusabe bwawe uburebe, wishyure, wimure itariki cyangwa ubuhagarike.',
    confirmed: false,
  },
  linksHeading: { text: 'Dore linki zawe', confirmed: false },
  links: {
    text: 'Wadusabye linki z’ubusabe bwawe. Ntuzihe abandi: zifunguka nta jambo ry’ibanga.',
    confirmed: false,
  },
  linkOf: { text: 'Ubusabe {reference}', confirmed: false },
  linksUnwanted: {
    text: 'Niba utarabisabye, wirengagize iyi imeyili: nta wundi ufite izo linki. Niba hari ubusabe bubura hano, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  bookingLinkText: { text: 'Ubusabe bwawe {reference}:', confirmed: false },
  bookingLinkOnText: { text: 'Ubusabe bwawe {reference} bwo ku ya {start:shortStart}:', confirmed: false },
  feeLinkText: { text: 'Amafaranga usabwa {reference}:', confirmed: false },
  noLinkText: { text: 'Ubusabe bwawe:', confirmed: false },
} as const satisfies Translation<typeof en>;
