import type { Messages } from '#src/lib/words/messages.ts';

/** Controls that pages share: the stepper of a quantity and the month to choose a day from. */
export const en = {
  quantityOf: 'Quantity of {name}',
  fewer: 'One fewer',
  more: 'One more',

  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  monthTitle: '{month:month}',
  // Heads of columns with room for three letters.
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
  sunday: 'Sun',
  // Umuganda is community work on the last Saturday of a month.
  umuganda: '{day:date} is Umuganda, so sessions start at 11:00 at the earliest.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    controls: typeof en;
  }
}
