import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  bookingSubmitted: 'Votre réservation est envoyée !',
  yourReference: 'Votre référence est <strong>{reference}</strong>.',
  notCharged: 'Nous n’avons rien débité.',
  priceSent: 'Avez-vous reçu notre prix ? <offer>Acceptez-le ici</offer>.',
  toPay: '{due:money} à payer',
  nothingToPay: 'Rien à payer maintenant',
  bookingOf: 'Réservation {reference}.',
  feeOf: 'Frais {reference}.',
  receivedSoFar: 'Nous avons reçu {paid:money} jusqu’ici.',
  linkUnknown: 'Ce lien ne fonctionne pas',
  approveOnPhone: 'Validez le paiement sur votre téléphone',
  weSendRequest: 'Nous vous enverrons la demande de paiement',
  bookingReceived: 'Nous avons reçu votre réservation.',
  requestOnItsWay:
    'Une demande de paiement arrive au <strong>{phone}</strong> : validez-la avec votre code PIN Mobile Money, puis vérifiez ici si le paiement est arrivé.',
  requestComes:
    'Le service Mobile Money était injoignable : nous enverrons la demande de paiement au <strong>{phone}</strong> dès que possible, et nous vous écrirons une fois le paiement reçu.',
  didNotGoThrough: 'Le paiement n’a pas abouti.',
  weContactYou: 'Nous vous contacterons sous 24 heures pour confirmer votre réservation.',
  weContactAndSchedule:
    'Nous vous contacterons sous 24 heures pour confirmer votre réservation et préparer la séance avec vous.',
  dateMissing:
    'Votre réservation n’a pas encore de date : choisissez-la avec le lien de notre message, ou nous en trouverons une avec vous au téléphone.',
  leftToPay: 'Ce qui reste à payer',
  phone: 'Numéro Mobile Money',
  phoneForBooking:
    'Laissez ce champ vide pour recevoir la demande de paiement au {phone}. Votre réservation est conservée : vous ne réservez pas deux fois.',
  phoneForFee:
    'Laissez ce champ vide pour recevoir la demande de paiement au {phone}. Vous ne payez les frais qu’une fois.',
  otherAmount: 'Payer un autre montant, en RWF',
  otherAmountHint: 'Laissez ce champ vide pour payer {next:money}.',
  payNextPart: 'Prochain versement : {amount:money}',
  pay: 'Payer par Mobile Money : {amount:money}',
  bookingWithAmount: 'Réservation {reference}, {amount:money}.',
  feeWithAmount: 'Frais {reference}, {amount:money}.',
  questions:
    'Des questions ? Appelez le <phone>{phone}</phone> ({hours:hours}), écrivez-nous sur <whatsApp>{whatsApp}</whatsApp> ou à <email>{email}</email>.',
} as const satisfies Translation<typeof en>;
