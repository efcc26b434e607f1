import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  parts: { text: 'Ibice by’uru rupapuro', confirmed: false },
  lowestPrice: { text: 'guhera kuri {price:money} ku kwezi', confirmed: false },
  registeredAs: { text: '(ryanditswe nka {registered})', confirmed: false },
  whenAndLength: { text: '{schedule}, {duration}', confirmed: false },
  perMonth: { text: 'ku kwezi', confirmed: false },
  enrol: { text: 'Iyandikishe', confirmed: false },
  enrolIn: { text: 'Iyandikishe: {name}', confirmed: false },
  headingOfForm: { text: 'Iyandikishe: {name}', confirmed: false },
  learnMore: { text: 'Menya byinshi', confirmed: false },
  learnMoreOf: { text: 'Menya byinshi: {name}', confirmed: false },
  price: { text: 'Igiciro', confirmed: false },
  duration: { text: 'Igihe rimara', confirmed: false },
  sessions: { text: 'Amasomo', confirmed: false },
  included: { text: 'Ibirimo', confirmed: false },
  askAbout: { text: 'Baza kuri: {name}', confirmed: false },
} as const satisfies Translation<typeof en>;
