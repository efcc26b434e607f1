import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  subject: 'Nous avons reçu votre réservation {reference}',
  preview: 'La réservation {reference} n’est pas encore confirmée.',
  heading: 'Nous avons reçu votre réservation',
  total: 'Total',
  nextHeading: 'Et maintenant ?',
  payBeforeThen: 'Payez avant ce moment pour garder votre date.',

  leftPayment:
    'Nous avons bien reçu votre réservation. Elle n’est pas encore confirmée. Il reste deux étapes : votre paiement, puis notre confirmation sous 24 heures.',
  leftPrice:
    'Nous avons bien reçu votre réservation. Elle n’est pas encore confirmée : nous vous communiquerons notre prix sous 24 heures. Il restera ensuite votre paiement et notre confirmation.',
  leftConfirmationPaid:
    'Nous avons bien reçu votre réservation et votre paiement. La réservation n’est pas encore confirmée : nous la confirmerons sous 24 heures.',
  leftConfirmation:
    'Nous avons bien reçu votre réservation. Elle n’est pas encore confirmée : nous la confirmerons sous 24 heures.',
  nextApprove:
    'Validez la demande de paiement envoyée au {phone} avec votre code PIN Mobile Money. Une fois le paiement reçu, nous vous enverrons une confirmation par e-mail.',
  nextRequest: 'Nous enverrons la demande de paiement au {phone}. Nous n’avons encore rien débité.',
  nextPrice:
    'Une partie de votre réservation porte la mention « à confirmer ». Nous confirmerons d’abord le prix avec vous ; nous n’avons rien débité.',
  nextConfirmation: 'Il ne reste rien à payer. La prochaine étape est notre confirmation.',
  nextPayLater: 'Vous payez {total:money} plus tard, comme convenu avec nous. Nous n’avons rien débité.',

  textReceived: 'Réservation {reference} notée.',
  textPaid: 'Réservation {reference} notée, paiement arrivé.',
  textRequest: 'Demande {reference} notée.',
  textPrice: 'Prix sous 24 heures.',
  textConfirmation: 'Confirmation sous 24 heures.',
  textKept: 'Date gardée jusqu’au {day:shortDay} à {at:time}.',
  textKeptEnd: 'Date gardée jusqu’au {day:shortDay} inclus.',
  textPayUntil: 'Pour garder la date, payez avant le {day:shortDay} à {at:time}.',
  textPayEnd: 'Pour garder la date, payez d’ici au {day:shortDay}.',
  textPaySumUntil: 'Payez {sum:money} avant le {day:shortDay} à {at:time}.',
  textPaySumEnd: 'Payez {sum:money} d’ici au {day:shortDay}.',
  textPay: 'Payez sur votre téléphone.',
  textPaySum: 'Payez {sum:money} sur votre téléphone.',
} as const satisfies Translation<typeof en>;
