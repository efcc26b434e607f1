import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  paymentChecking: 'Vérification du paiement…',
  paymentSuccessful: 'Paiement reçu !',
  paymentFailed: 'Le paiement a échoué',
  paymentUnknown: 'Ce lien ne montre pas votre paiement',
  referenceMissing:
    'L’adresse ne contient pas de référence de paiement. Cela ne change rien à votre paiement : votre réservation et votre argent sont en sécurité.',
  serverBusy:
    'Nous ne pouvons pas vérifier en ce moment. Votre paiement est peut-être passé ; nous continuons à vérifier.',
  weAreChecking: 'Nous vérifions votre paiement.',
  approve:
    'Validez la demande de paiement sur votre téléphone <number>{phone}</number> : entrez votre code PIN.',
  requestFollows:
    'Nous avons votre réservation ; elle n’est pas encore payée. Le service Mobile Money était injoignable : nous enverrons la demande de paiement au <number>{phone}</number> dès que possible, et nous vous écrirons une fois le paiement reçu.',
  keepOpen: 'Gardez cette page ouverte : elle changera dès que le paiement arrivera.',
  noRequest: 'Pas de demande sur votre téléphone ?',
  sendAnother:
    'Envoyez-en une autre, au même numéro ou à un autre. Ne validez que la plus récente : nous rembourserons ce qui arrive deux fois.',
  reasonUnknown: 'Le paiement a été refusé, ou la demande a expiré avant d’être validée.',
  ifApproved: 'Si vous avez bien validé la demande, vérifiez à nouveau dans un instant.',
  dateCheckedFirst: 'Quand vous réessayez, nous vérifions d’abord si votre date est encore libre.',
  bookingKept: 'Votre réservation est conservée.',
  arrange:
    'Pour convenir du paiement avec nous, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  paidByEmail: 'Merci. Nous avons reçu votre paiement, et un e-mail de confirmation vous arrive.',
  paidByText: 'Merci. Nous avons reçu votre paiement, et un SMS de confirmation vous arrive.',
  nextPart:
    'Ensuite, vous payez {next:money}. Votre réservation indique l’échéance, et vous pouvez y payer à tout moment.',
  checkEmailOfBooking:
    '<strong>Regardez vos e-mails.</strong> Le nôtre contient votre réservation et le montant payé.',
  checkEmailOfFee: '<strong>Regardez vos e-mails.</strong> Le nôtre contient vos frais et le montant payé.',
  checkTextOfBooking:
    '<strong>Regardez vos SMS.</strong> Le nôtre contient le montant payé et un lien vers votre réservation.',
  checkTextOfFee:
    '<strong>Regardez vos SMS.</strong> Le nôtre contient le montant payé et un lien vers vos frais.',
  weContactYou: '<strong>Nous vous contacterons sous 24 heures</strong> pour confirmer votre réservation.',
  chooseDateBelow:
    '<strong>Choisissez votre date.</strong> Votre réservation n’a pas encore de date : choisissez-la ci-dessous, ou nous en trouverons une avec vous au téléphone.',
  chooseDateByLink:
    '<strong>Choisissez votre date.</strong> Votre réservation n’a pas encore de date : ouvrez le lien de notre message, ou nous en trouverons une avec vous au téléphone.',
  weSchedule:
    '<strong>Nous préparerons la séance</strong> avec vous : l’heure, le lieu et les personnes présentes.',
  otherNumber: 'Payer avec un autre numéro',
  otherNumberForBooking:
    'Laissez ce champ vide pour recevoir à nouveau la demande de paiement au {phone}. Votre réservation est conservée : vous ne réservez pas deux fois.',
  otherNumberForFee:
    'Laissez ce champ vide pour recevoir à nouveau la demande de paiement au {phone}. Vous ne payez les frais qu’une fois.',
  tryAgain: 'Réessayer : {amount:money}',
  sendAnotherRequest: 'Nouvelle demande : {amount:money}',
  sending: 'Envoi de la demande de paiement…',
  checkAgain: 'Vérifier à nouveau',
  chooseDate: 'Choisir la date',
  seeBooking: 'Voir la réservation',
  seePrices: 'Formules et tarifs',
  home: 'Retour à l’accueil',
  booking: 'Réservation',
  amount: 'Montant',
  sum: '{sum:money}',
  reference: 'Référence du paiement',
} as const satisfies Translation<typeof en>;
