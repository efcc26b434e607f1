import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  paidWith: 'Moyen de paiement',
  paidBy: 'Payé par',
  paidOn: 'Payé le',
  paidFrom: 'Payé depuis',
  transaction: 'Transaction',
  leftToPay: 'Reste à payer',
  weOweYou: 'Nous vous devons',
  amount: 'Montant',
  phone: 'Téléphone',
  reference: 'Référence',
  payment: 'Paiement',
  refund: 'Remboursement',
  refundedBy: 'Moyen de remboursement',
  refundedOn: 'Remboursé le',
  recordedFor: 'À la date du',
  mobileMoney: 'Mobile Money',
  mobileMoneyFrom: 'Mobile Money, {phone}',
  cash: 'Espèces',
  bank: 'Virement bancaire',
  sum: '{sum:money}',
  day: '{day:date}',
  received: 'Paiement reçu',
  receivedSubject: 'Paiement reçu : {sum:money} pour la réservation {reference}',
  receivedByLinkSubject: 'Paiement reçu : {sum:money}',
  leftPreview: 'Il reste {due:money} à payer pour la réservation {reference}.',
  paidPreview: 'La réservation {reference} est payée.',
  youPaid:
    'Merci. Nous avons reçu votre paiement de {sum:money}. Gardez cet e-mail comme confirmation de paiement.',
  payerPaid:
    '{payer} a payé {sum:money} pour vous avec un lien. Gardez cet e-mail comme confirmation de paiement.',
  total: 'Total',
  totalPaid: 'Total payé',
  whatNext: 'La suite',
  dateClosed:
    'Nous sommes désolés : votre paiement est arrivé quand la date du {day:date} ne vous était plus réservée, et cette date est maintenant fermée ({reason:holiday}). Votre argent est en sécurité. Choisissez une autre date avec le bouton ci-dessous, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}. Si aucune date ne vous convient, annulez au même endroit et nous rembourserons tout.',
  dateFull:
    'Nous sommes désolés : votre paiement est arrivé quand la date du {day:date} ne vous était plus réservée, et cette date est maintenant complète. Votre argent est en sécurité. Choisissez une autre date avec le bouton ci-dessous, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}. Si aucune date ne vous convient, annulez au même endroit et nous rembourserons tout.',
  dateFullFor:
    'Nous sommes désolés : votre paiement est arrivé quand la date du {day:date} ne vous était plus réservée, et cette date est maintenant complète ({services:list}). Votre argent est en sécurité. Choisissez une autre date avec le bouton ci-dessous, ou appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur {whatsApp}. Si aucune date ne vous convient, annulez au même endroit et nous rembourserons tout.',
  chooseOtherDate: 'Choisir une autre date',
  feePaid: 'Vos frais sont payés : il ne reste rien à payer.',
  bookingPaid: 'Votre réservation est payée.',
  bookingConfirmed: 'Votre réservation est confirmée.',
  goodsConfirmed: 'Votre réservation est confirmée et payée. Nous vous dirons quand la commande sera prête.',
  sessionConfirmed: 'Votre réservation est confirmée et payée. Au plaisir de vous voir.',
  weConfirmGoods:
    'Nous confirmerons votre réservation sous 24 heures, ou nous vous rembourserons en totalité.',
  weConfirmSession:
    'Nous confirmerons votre réservation sous 24 heures, avec l’heure et les détails de votre séance, ou nous vous rembourserons en totalité.',
  failedSubject: 'Votre paiement pour la réservation {reference} n’a pas abouti',
  failed: 'Le paiement n’a pas abouti',
  canTryAgain: 'Vous pouvez réessayer le paiement.',
  notCharged: 'Rien n’a été débité.',
  bookingKept: 'Votre réservation est conservée.',
  tryAgain: 'Vous pouvez réessayer, avec le même numéro de téléphone ou un autre :',
  tryAgainButton: 'Réessayer le paiement',
  bookingCancelledSubject: 'Nous remboursons {sum:money} : la réservation {reference} est annulée',
  feeCancelledSubject: 'Nous remboursons {sum:money} : les frais {reference} sont annulés',
  bookingPaidSubject: 'Nous remboursons {sum:money} : la réservation {reference} était déjà payée',
  feePaidSubject: 'Nous remboursons {sum:money} : les frais {reference} étaient déjà payés',
  cancelledPreview: 'Votre paiement est arrivé après l’annulation. Nous le rembourserons en totalité.',
  bookingPaidPreview: 'Votre réservation était déjà payée. Nous rembourserons le second paiement.',
  feePaidPreview: 'Vos frais étaient déjà payés. Nous rembourserons le second paiement.',
  refunding: 'Nous remboursons votre paiement',
  bookingCancelledText:
    'Votre paiement de {sum:money} est arrivé après l’annulation de cette réservation. Nous le rembourserons en totalité au {phone} sous 5 à 10 jours ouvrables. Vous n’avez rien à faire.',
  feeCancelledText:
    'Votre paiement de {sum:money} est arrivé après l’annulation de ces frais. Nous le rembourserons en totalité au {phone} sous 5 à 10 jours ouvrables. Vous n’avez rien à faire.',
  bookingPaidText:
    'Votre paiement de {sum:money} est arrivé alors que cette réservation était déjà payée. Nous le rembourserons en totalité au {phone} sous 5 à 10 jours ouvrables. Vous n’avez rien à faire.',
  feePaidText:
    'Votre paiement de {sum:money} est arrivé alors que ces frais étaient déjà payés. Nous le rembourserons en totalité au {phone} sous 5 à 10 jours ouvrables. Vous n’avez rien à faire.',
  excessSubject:
    'Nous remboursons {sum:money} : le paiement de la réservation {reference} dépassait le reste à payer',
  excessPreview: 'Nous rembourserons ce que vous avez payé en trop.',
  refundingPart: 'Nous remboursons une partie de votre paiement',
  excessText:
    'Votre paiement de {paid:money} dépassait ce qui restait à payer. Nous rembourserons les {sum:money} payés en trop, au {phone}, sous 5 à 10 jours ouvrables. Vous n’avez rien à faire.',
  excessByLinkPreview: '{payer} a payé plus que ce qui restait à payer.',
  refundingByLink: 'Nous remboursons un paiement',
  excessByLink: '{payer} a payé {paid:money} avec un de vos liens.',
  notNeeded:
    'Il y avait {sum:money} de trop : nous les rembourserons au numéro qui a payé, sous 5 à 10 jours ouvrables. Vous n’avez rien à faire.',
  refundSubject: 'Nous avons remboursé {sum:money} pour la réservation {reference}',
  refundPreviewMobileMoney: 'Mobile Money, {day:date}.',
  refundPreviewCash: 'Espèces, {day:date}.',
  refundPreviewBank: 'Virement bancaire, {day:date}.',
  yourRefund: 'Votre remboursement',
  refundLate: 'Si le remboursement ne vous est pas parvenu dans les deux jours, répondez à cet e-mail.',
  paymentMistakeSubject: 'Correction : paiement de {sum:money} pour la réservation {reference}',
  refundMistakeSubject: 'Correction : remboursement de {sum:money} pour la réservation {reference}',
  paymentMistake: 'Un paiement a été enregistré par erreur',
  refundMistake: 'Un remboursement a été enregistré par erreur',
  paymentMistakeMobileMoney:
    'Nous vous avons écrit que nous avions reçu {sum:money} par Mobile Money. C’était une erreur de notre part, et nous l’avons corrigée.',
  paymentMistakeCash:
    'Nous vous avons écrit que nous avions reçu {sum:money} en espèces. C’était une erreur de notre part, et nous l’avons corrigée.',
  paymentMistakeBank:
    'Nous vous avons écrit que nous avions reçu {sum:money} par virement bancaire. C’était une erreur de notre part, et nous l’avons corrigée.',
  refundMistakeMobileMoney:
    'Nous vous avons écrit à propos d’un remboursement par Mobile Money. Sur ce montant, {sum:money} étaient une erreur de notre part, et nous l’avons corrigée.',
  refundMistakeCash:
    'Nous vous avons écrit à propos d’un remboursement en espèces. Sur ce montant, {sum:money} étaient une erreur de notre part, et nous l’avons corrigée.',
  refundMistakeBank:
    'Nous vous avons écrit à propos d’un remboursement par virement bancaire. Sur ce montant, {sum:money} étaient une erreur de notre part, et nous l’avons corrigée.',
  promisedPaysBooking:
    'Les {sum:money} que nous avions promis de rembourser servent maintenant à payer votre réservation.',
  promisedPaysFee:
    'Les {sum:money} que nous avions promis de rembourser servent maintenant à payer vos frais.',
  overpaidPaysBooking:
    'Les {sum:money} que vous aviez payés en trop servent maintenant à payer votre réservation.',
  overpaidPaysFee: 'Les {sum:money} que vous aviez payés en trop servent maintenant à payer vos frais.',
  youOwe: 'Il reste {due:money} à payer.',
  weOwe: 'Nous vous devons {back:money}, que nous rembourserons sous 5 à 10 jours ouvrables.',
  nothingOwed: 'Il ne reste rien à payer, et rien à rembourser.',
  sorry: 'Si cela vous semble faux, répondez à cet e-mail. Veuillez nous excuser pour cette confusion.',
  receivedText: 'votre paiement de {sum:money} pour {reference} est arrivé.',
  payerPaidText: '{payer} a payé {sum:money} pour {reference}.',
  receivedDateTakenText: 'vos {sum:money} sont arrivés, mais la date est prise. Nouvelle date :',
  payerPaidDateTakenText: '{payer} a payé {sum:money}, mais la date est prise. Nouvelle date :',
  allPaidText: 'Tout est payé.',
  failedText: 'le paiement de {sum:money} n’a pas abouti. La marche à suivre :',
  overpaidText: 'vous avez payé {sum:money} de trop pour {reference}.',
  refundFollowsText: 'Nous vous remboursons sous 5 à 10 jours ouvrables.',
  refundedText: 'nous avons remboursé {sum:money} pour {reference}.',
  refundLateText: 'Si rien n’arrive en deux jours, dites-le-nous.',
  paymentMistakeText: 'erreur corrigée : un paiement de {sum:money} n’a pas eu lieu. Voir :',
  refundMistakeText: 'erreur corrigée : un remboursement de {sum:money} n’a pas eu lieu. Voir :',
  servicesDated: 'Paiement de {sum:money} reçu : {services:list} chez {studio}, le {day:date}.',
  servicesUndated: 'Paiement de {sum:money} reçu : {services:list} chez {studio}.',
  bookingDated: 'Paiement de {sum:money} reçu : réservation chez {studio}, le {day:date}.',
  bookingUndated: 'Paiement de {sum:money} reçu : réservation chez {studio}.',
  goods: 'Paiement de {sum:money} reçu : tirages et cadres chez {studio}.',
  fee: 'Paiement de {sum:money} reçu : frais chez {studio}.',
  thankYou: 'Merci.',
  keepEmail: 'Gardez cet e-mail comme confirmation de paiement.',
  notNeededText: 'Nous remboursons les {sum:money} en trop sous 5 à 10 jours ouvrables.',
} as const satisfies Translation<typeof en>;
