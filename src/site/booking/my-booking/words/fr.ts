import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  loading: 'Chargement de votre réservation…',
  factsOf: 'Réservation {reference}',
  cancelledHeading: 'Cette réservation est annulée',
  movedTo: 'Votre séance est maintenant le {day:date}',
  movedToHours: 'Votre séance est maintenant le {day:date}, {hours}',
  movedText: 'Nous vous écrirons aussi. Le fichier de calendrier de cette page contient la nouvelle date.',
  reference: 'Référence',
  status: 'Statut',
  date: 'Date',
  start: 'Début',
  location: 'Lieu',
  partsHeading: 'Ce que vous payez, et quand',
  seePayment: 'Voir le paiement',
  saveDate: 'Ajouter au calendrier',

  accepting: 'Acceptation…',

  payHeading: 'Payer par Mobile Money',
  amount: 'Montant en RWF',
  amountHint: 'Le prochain versement est déjà indiqué. Vous pouvez payer moins, ou plus en une fois.',
  sendRequest: 'Recevoir la demande',
  sendingRequest: 'Envoi de la demande…',

  sharesHeading: 'Faire participer vos proches',
  sharesIntro:
    'Créez un lien pour une personne qui paie une partie du prix par Mobile Money. Sa page montre votre date, le type de travail et le montant, mais ni votre nom ni le total.',

  question: 'Votre question',

  chooseDateHeading: 'Choisir une date',
  moveHeading: 'Changer la date',
  sessionDate: 'Date de la séance',
  newDate: 'Nouvelle date',
  chooseHint: 'Vous pourrez changer la date une fois ensuite, jusqu’à 72 heures avant la séance.',
  moveHint:
    'Vous pouvez changer la date une fois sans frais, jusqu’à 72 heures avant la séance. Votre paiement suit la nouvelle date.',
  chooseDate: 'Choisir cette date',
  move: 'Changer la date',
  savingDate: 'Enregistrement…',

  cancelHeading: 'Annuler la réservation',
  refundPolicy: 'Voir la <refunds>politique de remboursement</refunds>.',
  cancel: 'Annuler la réservation',
  cancelQuestion: 'Annuler cette réservation ?',
  cancelGoodsWarning: 'L’annulation est définitive.',
  cancelWarning: 'La date redevient libre pour d’autres. L’annulation est définitive.',
  confirmCancel: 'Oui, annuler',
  cancelling: 'Annulation…',
  keep: 'Garder la réservation',

  textsHeading: 'SMS',
  textsOn: 'Nous vous informons par SMS au sujet de cette réservation.',
  stopTexts: 'Arrêter les SMS',
  stopped:
    'Nous n’enverrons plus de SMS au sujet de cette réservation. Les demandes de paiement arrivent toujours.',
  textsStopped:
    'Vous avez demandé à ne plus recevoir de SMS au sujet de cette réservation. Les demandes de paiement arrivent toujours.',
  startTexts: 'Recevoir à nouveau',
  started: 'Nous vous informerons à nouveau par SMS au sujet de cette réservation.',
} as const satisfies Translation<typeof en>;
