import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  subject: { text: 'Umwanya wo ku itariki ya {day:date} urabonetse', confirmed: false },
  preview: { text: 'Ni uwawe kugeza saa {at:time} ku itariki ya {lastDay:date}.', confirmed: false },
  heading: { text: 'Umwanya wo ku itariki ya {day:date} urabonetse', confirmed: false },
  offered: {
    text: 'Wari utegereje itariki ya {day:date}, none umwanya urabonetse. Ni uwawe kugeza saa {at:time} ku itariki ya {lastDay:date}.',
    confirmed: false,
  },
  payBeforeThen: {
    text: 'Fungura ubusabe bwawe wishyure mbere y’icyo gihe kugira ngo ugumane umwanya. Nta bwishyu twasabye kuri telefoni.',
    confirmed: false,
  },
  priceFollows: {
    text: 'Hari igiciro kitaremezwa mu busabe bwawe: tuzakikoherereza mu masaha 24.',
    confirmed: false,
  },
  cancelIfUnneeded: {
    text: 'Niba utagikeneye uyu mwanya, hagarika ubusabe aho ngaho, kugira ngo undi mukiriya awuhabwe.',
    confirmed: false,
  },
  open: { text: 'Reba ubusabe, wishyure', confirmed: false },
  total: { text: 'Igiteranyo', confirmed: false },
  textOffered: {
    text: 'Umwanya wa {day:shortDay} urabonetse. Ni uwawe kugeza {lastDay:shortDay} saa {at:time}.',
    confirmed: false,
  },
  textPrice: { text: 'Igiciro mu masaha 24:', confirmed: false },
  textPay: { text: 'Ishyura {sum:money} uwugumane:', confirmed: false },
  textJoined: { text: 'Uri uwa {position} ku rutonde rwa {day:shortDate}.', confirmed: false },
  textLeave: { text: 'Tuzakwandikira umwanya nuboneka. Kuvamo:', confirmed: false },
} as const satisfies Translation<typeof en>;
