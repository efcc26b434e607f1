import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  quantityOf: 'Quantité : {name}',
  fewer: 'Un de moins',
  more: 'Un de plus',

  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  monthTitle: '{month:month}',
  monday: 'Lun',
  tuesday: 'Mar',
  wednesday: 'Mer',
  thursday: 'Jeu',
  friday: 'Ven',
  saturday: 'Sam',
  sunday: 'Dim',
  umuganda: 'Le {day:date} est un jour d’Umuganda : les séances commencent au plus tôt à 11 h.',
} as const satisfies Translation<typeof en>;
