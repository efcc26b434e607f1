import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  openHeading: 'Ouvrir votre réservation',
  link: 'Lien de notre message',
  linkHint:
    'Copiez le lien sous « Voir, changer ou annuler votre réservation » ou « Voir et accepter l’offre », et collez-le ici.',
  open: 'Ouvrir la réservation',

  bookingHeading: 'Votre réservation',
  feeHeading: 'Vos frais',
  bookingPending: 'Réservation <reference>{reference}</reference>. Reçue, pas encore confirmée.',
  bookingConfirmed: 'Réservation <reference>{reference}</reference>. Confirmée.',
  bookingCancelled: 'Réservation <reference>{reference}</reference>. Annulée.',
  fee: 'Frais <reference>{reference}</reference>.',
  feeCancelled: 'Frais <reference>{reference}</reference>. Annulés.',
  date: 'Date : {day:date}',
  dateAndHours: 'Date : {day:date}, {hours}',
  dateOpen: 'Date : à convenir',
  payNow: 'Payer maintenant',
  seePayment: 'Voir le paiement',
  feePrice: 'Les frais : {amount:money}',
  feeTerms:
    'Merci de payer les frais au plus tard le {day:date}. Rien n’est débité tant que vous n’avez pas accepté le prix et validé le paiement sur votre téléphone.',
} as const satisfies Translation<typeof en>;
