import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  loadingCart: 'Chargement de votre panier…',
  allPrices: 'Voir tous les tarifs',
  allServices: 'Toutes les prestations',
  cartChanged: 'Votre panier a changé',
  offersNow: 'Voir nos tarifs',
  dismiss: 'Fermer',
  removed: '{name} : retiré du panier.',
  remove: 'Retirer',
  removeLine: 'Retirer {name}',
  checkingPrice: 'Vérification du prix…',
  priceUnchecked:
    'Nous n’avons pas pu vérifier le prix. Vous pouvez réserver le reste ; cette ligne reste dans votre panier.',

  haveCode: 'J’ai un code de réduction',
  applyCode: 'Appliquer',
  discountOf: 'Réduction de {percent} %',
  discountApplied: 'Réduction de {percent} % appliquée.',
  removeDiscount: 'Retirer la réduction',

  paymentMethod: 'Moyen de paiement',
  totalLabel: 'Total',
  totalFromLabel: 'Total à partir de',
  totalOnRequest: 'Sur demande',
  vatIncluded: 'dont {amount:money} de TVA',
  booking: 'Réservation en cours…',
  bookFor: 'Réserver : {total:money}',
  notNow: 'Pas maintenant',

  booked: 'Votre réservation est envoyée !',
  bookedReference: 'Votre référence est <reference>{reference}</reference>.',
  nothingCharged: 'Rien n’a été débité.',
  goingToPayment:
    'Vous allez arriver sur la page de paiement. <payment>Continuer si rien ne se passe</payment>',
  home: 'Retour à l’accueil',
  redirecting: 'Redirection vers le paiement…',
  payOnPhone: 'Terminez le paiement sur votre téléphone.',
  paymentReference: 'Référence : {transaction}',
  tryAgainOrContact: 'Réessayez ou contactez-nous directement.',
} as const satisfies Translation<typeof en>;
