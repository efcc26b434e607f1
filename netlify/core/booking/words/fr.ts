import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  reference: 'Référence',
  date: 'Date',
  start: 'Début',
  dateKeptUntil: 'Date réservée jusqu’au',
  keptUntilEnd: '{day:date} inclus',
  keptUntilTime: '{day:date} à {at:time}',
  location: 'Lieu',

  total: 'Total',
  asAgreed: 'comme convenu',
  several: '{quantity} × {name}',
  linePrice: '{line} ; à confirmer : le prix',
  linePriceRange: '{line} ; à confirmer : le prix ({price} l’unité)',
  lineExemption: '{line} ; à confirmer : votre exonération de TVA',
  linePriceAndExemption: '{line} ; à confirmer : le prix et votre exonération de TVA',
  linePriceRangeAndExemption: '{line} ; à confirmer : le prix ({price} l’unité) et votre exonération de TVA',
  classFee: '{name}, frais de cours pour un mois',
  programmeFee: '{title}, formation et matériel',
  discount: 'Réduction de {percent} %',
  discountByCode: 'Réduction de {percent} % ({code})',
  vatIncluded: 'Le total comprend {amount:money} de TVA ({percent} %).',

  keptForPayment: 'Ensuite, votre date pourra être réservée par quelqu’un d’autre.',
  calendarReplaced: 'Le fichier de calendrier joint à cet e-mail remplace les précédents.',
  seeBooking: 'Voir, changer ou annuler votre réservation',
  seeFee: 'Voir vos frais',

  goodsBeforeConfirmation:
    'Si vos projets changent avant que nous confirmions votre réservation, nous vous rembourserons tout ce que vous avez payé.',
  goods:
    'Les tirages et les cadres sont fabriqués pour vous : nous les remboursons s’ils arrivent abîmés ou ne correspondent pas à votre commande.',
  refundBeforeConfirmation:
    'Si vos projets changent avant que nous confirmions votre réservation, nous vous rembourserons tout ce que vous avez payé. Une fois la réservation confirmée, annulez 72 heures ou plus avant votre séance et nous vous rembourserons ce que vous avez payé, moins l’acompte ou, sans acompte, ce que votre séance nous a déjà coûté. Ensuite, le remboursement est réduit, et une séance manquée n’est pas remboursée. Un remboursement prend 5 à 10 jours ouvrables.',
  refundOfSession:
    'Vos projets ont changé ? Annulez 72 heures ou plus avant votre séance et nous vous rembourserons ce que vous avez payé, moins l’acompte ou, sans acompte, ce que votre séance nous a déjà coûté. Ensuite, le remboursement est réduit, et une séance manquée n’est pas remboursée. Un remboursement prend 5 à 10 jours ouvrables.',

  replySubject: 'Votre réservation {reference}',
  reply: 'Notre réponse au sujet de votre réservation',
  readAndAnswer: 'Lire et répondre',
  written: 'Vous avez écrit',

  calendarBooking: 'Réservation {reference}.',
  calendarTimeOpen: 'Nous conviendrons de l’heure avec vous.',
  calendarQuestions:
    'Pour toute question, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}.',

  textLeftToPay: 'Reste à payer : {amount:money}.',
  textPayBy: 'Payez {amount:money} d’ici au {day:shortDate}.',
} as const satisfies Translation<typeof en>;
