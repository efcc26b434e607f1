import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  submitted: 'Inscription envoyée : {name}. Montant à payer : {price:money}.',
  classFull:
    'Le cours est complet : vous êtes en position {number} sur la liste d’attente. Il n’y a encore rien à payer.',
  confirmSoon: 'Nous vous contacterons sous 24 heures pour confirmer votre place.',
  placeLater:
    'Nous vous contacterons dès qu’une place sera libre : {name}. Si vous avez des questions, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',
  payByPhone:
    'Mobile Money : nous enverrons la demande de paiement au {phone} ; validez-la avec votre code PIN.',
  payByMobileMoney:
    'Mobile Money : nous vous demanderons le numéro qui paie, et nous y enverrons la demande de paiement.',
  payByTransfer: 'Virement bancaire : nous vous enverrons le numéro de compte et la référence à indiquer.',
  payInCash:
    'Espèces : payez avant votre premier cours à notre accueil, {street}, {district} ({hours:hours}). Nous vous remettrons un reçu.',
  payByCard:
    'Carte bancaire : payez avant votre premier cours à notre accueil, {street}, {district} ({hours:hours}).',

  received: 'Nous avons reçu votre inscription',
  receivedSubject: 'Nous avons reçu votre inscription : {name}',
  waiting: 'Vous êtes sur la liste d’attente',
  waitingSubject: 'Vous êtes sur la liste d’attente : {name}',
  next: 'La suite',
  agreed:
    'Ce que vous avez accepté : « {consent} » Écrivez-nous, et nous corrigerons ou supprimerons ce que nous conservons.',
  placeFree: 'Vous avez une place',
  placeFreeSubject: 'Vous avez une place : {name}',
  placeYours: 'Une place est à vous : {name}. Vous n’êtes plus sur la liste d’attente.',
  placeNext:
    'Nous vous contacterons sous 24 heures à propos du prochain cours et du paiement. Si vous ne pouvez plus venir, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}, pour que quelqu’un d’autre ait la place.',
  cancelled: 'Votre inscription est annulée',
  cancelledSubject: 'Votre inscription est annulée : {name}',
  cancelledIn: 'Nous avons annulé cette inscription : {name}.',
  nothingOwed: 'Vous ne devez rien pour cette inscription.',
  mistake:
    'Est-ce une erreur ? Répondez à cet e-mail, appelez-nous au {phone} ou au {second} ({hours:hours}), ou écrivez-nous sur {whatsApp}.',
  class: 'Cours',
  when: 'Quand',
  lesson: 'Durée',
  price: 'Prix',
  payment: 'Paiement',
  dancer: 'Élève',

  textReceived: 'inscription reçue : {dancer}, {name}.',
  textCall: 'Nous vous appellerons sous 24 heures.',
  textWaiting: '{dancer}, position {number} sur la liste d’attente : {name}.',
  textTellLater: 'SMS dès qu’une place est libre.',
  textPlaceFree: 'place libre pour {dancer} : {name}.',
  textNextLesson: 'Nous vous appellerons pour le prochain cours.',
  textCancelled: 'inscription annulée : {dancer}, {name}.',
  textMistake: 'Une erreur ? Dites-le-nous.',
} as const satisfies Translation<typeof en>;
