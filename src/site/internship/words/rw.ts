import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  internships: { text: 'Kwimenyereza umwuga', confirmed: false },
  seeProgrammes: { text: 'Reba porogaramu', confirmed: false },
  learnMore: { text: 'Menya byinshi', confirmed: false },
  learnMoreAbout: { text: 'Menya byinshi: {title}', confirmed: false },
  askQuestion: { text: 'Baza ikibazo', confirmed: false },
  info: { text: 'Ibya porogaramu', confirmed: false },
  duration: { text: 'Igihe imara', confirmed: false },
  schedule: { text: 'Gahunda', confirmed: false },
  seeService: { text: 'Reba serivisi wakoreramo', confirmed: false },
  learn: { text: 'Ibyo uziga', confirmed: false },
  features: { text: 'Ibyihariye', confirmed: false },
  deliverables: { text: 'Ibyo uzatahana', confirmed: false },
  prerequisites: { text: 'Ibisabwa', confirmed: false },
  others: { text: 'Izindi porogaramu', confirmed: false },
  all: { text: 'Porogaramu zose', confirmed: false },
  apply: { text: 'Saba', confirmed: false },
  applicationReceived: { text: 'Ubusabe bwakiriwe', confirmed: false },
  backToAll: { text: 'Subira kuri porogaramu zose', confirmed: false },
  notFound: { text: 'Iyi porogaramu ntibonetse', confirmed: false },
  notFoundDescription: {
    text: 'Nta porogaramu yo kwimenyereza umwuga iri kuri iyi aderesi. Porogaramu zose ziri ku rupapuro rwazo.',
    confirmed: false,
  },
  notFoundText: {
    text: 'Nta porogaramu iri kuri iyi aderesi. Birashoboka ko yahinduriwe izina cyangwa yakuweho, ko linki ituzuye, cyangwa ko ari nshya cyane ku buryo urupapuro rwayo rutarategurwa.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
