import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  quantityOf: { text: 'Umubare: {name}', confirmed: false },
  fewer: { text: 'Gabanyaho kimwe', confirmed: false },
  more: { text: 'Ongeraho kimwe', confirmed: false },

  previousMonth: { text: 'Ukwezi kwabanje', confirmed: false },
  nextMonth: { text: 'Ukwezi gukurikira', confirmed: false },
  monthTitle: { text: '{month:month}', confirmed: false },
  monday: { text: 'Mbe', confirmed: false },
  tuesday: { text: 'Kab', confirmed: false },
  wednesday: { text: 'Gtu', confirmed: false },
  thursday: { text: 'Kan', confirmed: false },
  friday: { text: 'Gnu', confirmed: false },
  saturday: { text: 'Gnd', confirmed: false },
  sunday: { text: 'Cyu', confirmed: false },
  umuganda: {
    text: 'Itariki ya {day:date} ni umunsi w’umuganda, bityo ibikorwa bitangira saa 11:00 cyangwa nyuma yaho.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
