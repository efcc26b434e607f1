import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  title: { text: 'Shakisha', confirmed: false },
  description: {
    text: 'Shakisha mu nkuru, ibicuruzwa, serivisi, ibiciro, kwimenyereza umwuga, ibibazo n’itsinda rya sitidiyo.',
    confirmed: false,
  },
  site: { text: 'Urubuga', confirmed: false },
  searchSite: { text: 'Shakisha ku rubuga', confirmed: false },
  search: { text: 'Shakisha', confirmed: false },
  allFound: { text: 'Ibyabonetse byose', confirmed: false },

  thisPage: { text: 'Uru rupapuro', confirmed: false },
  wanted: { text: 'Urashaka iki?', confirmed: false },
  show: { text: 'Erekana', confirmed: false },
  all: { text: 'Byose', confirmed: false },
  termMissing: { text: 'Andika ijambo ushakisha.', confirmed: false },
  nothingFound: { text: 'Nta cyabonetse.', confirmed: false },
  resultsFor: { text: 'Ibyabonetse kuri “{term}”', confirmed: false },
  results: { other: 'Ibyabonetse: {count}', confirmed: false },
  allResults: { other: 'Ibyabonetse byose: {count}', confirmed: false },
  announced: { other: 'Ibyabonetse kuri “{term}”: {count}', confirmed: false },
  showMore: { text: 'Erekana ibindi {number}', confirmed: false },
  moreFailed: { text: 'Ibindi ntibyafungutse. Ongera ugerageze', confirmed: false },
  unreachable: {
    text: 'Gushakisha ntibyafungutse. Byose biri ku rutonde rukurikira. Ongera ugerageze ufite interineti nziza cyangwa ikindi gikoresho.',
    confirmed: false,
  },

  didYouMean: { text: 'Washakaga kuvuga:', confirmed: false },
  askUs: { text: 'Tubaze', confirmed: false },
  callPhone: { text: 'Hamagara {phone}', confirmed: false },
  askOffer: { text: 'Muraho, ese n’ibi murabitanga: {term}', confirmed: false },
  notListed: {
    text: 'Ntibiri ku rutonde? Birashoboka ko twabikora. Duhamagare {hours:hours}.',
    confirmed: false,
  },
  tryOther: { text: 'Gerageza ijambo rigufi, cyangwa rimwe muri aya:', confirmed: false },
  common: { text: 'ubukwe gufotora videwo indirimbo kubyina amakadere', confirmed: false },

  atAGlance: { text: 'Byose ku rupapuro rumwe', confirmed: false },
  needsScript: {
    text: 'Kubona ibisubizo ucyandika bikenera JavaScript. Byose biri hano; ushobora no gushakisha muri uru rupapuro.',
    confirmed: false,
  },
  allOfList: { text: 'Byose ({number})', confirmed: false },

  post: { text: 'Inkuru', confirmed: false },
  posts: { text: 'Inkuru', confirmed: false },
  product: { text: 'Igicuruzwa', confirmed: false },
  products: { text: 'Ibicuruzwa', confirmed: false },
  service: { text: 'Serivisi', confirmed: false },
  services: { text: 'Serivisi', confirmed: false },
  occasion: { text: 'Ibirori', confirmed: false },
  occasions: { text: 'Ibirori', confirmed: false },
  price: { text: 'Igiciro', confirmed: false },
  prices: { text: 'Ibiciro', confirmed: false },
  programme: { text: 'Kwimenyereza umwuga', confirmed: false },
  programmes: { text: 'Kwimenyereza umwuga', confirmed: false },
  question: { text: 'Ikibazo', confirmed: false },
  questions: { text: 'Ibibazo', confirmed: false },
  person: { text: 'Itsinda', confirmed: false },
  persons: { text: 'Itsinda', confirmed: false },
} as const satisfies Translation<typeof en>;
