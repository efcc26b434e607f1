import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  registeredAs: '{name} (nom d’inscription : {registered})',
  traditional: 'Traditionnelle',
  modern: 'Moderne',

  pricePerMonth: '{price:money} par mois',
  priceOfCourse: '{price:money} pour tout le programme',
  priceOfGroupCourse: '{price:money} pour tout le programme, par {group}',
  sessions: { one: '{count} séance', other: '{count} séances' },
  customSessions: 'Nombre de séances à convenir',
} as const satisfies Translation<typeof en>;
