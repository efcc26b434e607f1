import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  subject: 'Un créneau est libre pour vous le {day:date}',
  preview: 'Le créneau est à vous jusqu’au {lastDay:date} à {at:time}.',
  heading: 'Un créneau est libre le {day:date}',
  offered:
    'Vous attendiez le {day:date}, et un créneau est libre. Il est à vous jusqu’au {lastDay:date} à {at:time}.',
  payBeforeThen:
    'Ouvrez votre réservation et payez avant ce moment pour garder le créneau. Nous n’avons demandé aucun paiement.',
  priceFollows:
    'Un prix de votre réservation reste à confirmer : nous vous enverrons le nôtre sous 24 heures.',
  cancelIfUnneeded:
    'Si vous n’avez plus besoin du créneau, annulez-y votre réservation : la personne suivante le recevra.',
  open: 'Voir et payer la réservation',
  total: 'Total',

  textOffered: 'Le {day:shortDay} est libre pour vous jusqu’au {lastDay:shortDay} à {at:time}.',
  textPrice: 'Notre prix sous 24 heures :',
  textPay: 'Payez {sum:money} :',
  textJoined: 'Position {position} pour le {day:shortDate}.',
  textLeave: 'SMS si un créneau est libre. Pour quitter :',
} as const satisfies Translation<typeof en>;
