import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  noDate: { text: 'Nta tariki irashyirwaho', confirmed: false },
  dateToBeAgreed: { text: 'Tuzayumvikanaho', confirmed: false },
  day: { text: '{day:date}', confirmed: false },
  dayHours: { text: '{day:date}, {start:time}–{end:time}', confirmed: false },
  dayHoursOvernight: { text: '{day:date}, {start:time}–{end:time} bukeye bwaho', confirmed: false },
  hours: { text: '{start:time}–{end:time}', confirmed: false },
  hoursOvernight: { text: '{start:time}–{end:time} bukeye bwaho', confirmed: false },
  start: { text: '{day:date} saa {start:time}', confirmed: false },
  lengthHours: { other: 'amasaha {count}', confirmed: false },
  lengthMinutes: { other: 'iminota {count}', confirmed: false },
  lengthHoursMinutes: { text: '{hours} n’{minutes}', confirmed: false },
  hourOpen: {
    text: 'Igikorwa cyawe cyo ku itariki ya {day:date} ntikirahabwa isaha. Tuzayumvikanaho nawe.',
    confirmed: false,
  },
  hourSet: {
    text: 'Igikorwa cyawe cyo ku itariki ya {day:date} gitangira saa {start:time}, kikamara {length}.',
    confirmed: false,
  },

  keptTime: {
    text: 'Itariki turayikubikira kugeza ku itariki ya {day:date} saa {time:time}.',
    confirmed: false,
  },
  keptTimeToday: { text: 'Itariki turayikubikira kugeza uyu munsi saa {time:time}.', confirmed: false },
  keptTimeTomorrow: { text: 'Itariki turayikubikira kugeza ejo saa {time:time}.', confirmed: false },
  keptEnd: { text: 'Itariki turayikubikira kugeza itariki ya {day:date} irangiye.', confirmed: false },
  keptEndOfToday: { text: 'Itariki turayikubikira kugeza uyu munsi urangiye.', confirmed: false },
  keptEndOfTomorrow: { text: 'Itariki turayikubikira kugeza umunsi w’ejo urangiye.', confirmed: false },
  endedTime: {
    text: 'Itariki twayikubikiye kugeza ku itariki ya {day:date} saa {time:time}. Hari undi ushobora kuba yarayifashe.',
    confirmed: false,
  },
  endedTimeToday: {
    text: 'Itariki twayikubikiye kugeza uyu munsi saa {time:time}. Hari undi ushobora kuba yarayifashe.',
    confirmed: false,
  },
  endedEnd: {
    text: 'Itariki twayikubikiye kugeza itariki ya {day:date} irangiye. Hari undi ushobora kuba yarayifashe.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
