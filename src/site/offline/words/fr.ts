import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  offline: 'Vous êtes hors ligne. Cette page date du {day:date} ; les prix ont pu changer.',
  offlineUndated: 'Vous êtes hors ligne. Cette page date d’une visite précédente ; les prix ont pu changer.',
  unreachable: 'Le site est injoignable. Cette page date du {day:date} ; les prix ont pu changer.',
  unreachableUndated:
    'Le site est injoignable. Cette page date d’une visite précédente ; les prix ont pu changer.',
} as const satisfies Translation<typeof en>;
