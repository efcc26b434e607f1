import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  wouldTalk: 'Vous préférez en parler ?',

  bookTitle: 'Réserver',
  bookDescription: 'Réservez votre séance chez FTS Studio à Kigali et payez par MTN MoMo ou Airtel Money.',
  pricing: 'Tarifs',
  bookHeading: 'Réservez votre séance',
  bookNeedsScript:
    'Pour réserver et payer sur cette page, il faut JavaScript, qui est désactivé dans ce navigateur.',
  bookPlain: 'Vous pouvez <form>réserver avec le formulaire simple</form>.',
  bookBroken: 'La réservation sur cette page ne fonctionne pas dans votre navigateur en ce moment.',
  cartKept: 'Votre panier est conservé sur ce téléphone ou cet ordinateur.',
  bookHello: 'Bonjour FTS Studio, je voudrais réserver :',
  plainForm:
    'Ou remplissez le formulaire simple. Il fonctionne dans tous les navigateurs et contient votre panier :',
  plainFormButton: 'Formulaire simple',
  bookHelp: 'Vous préférez en parler ?',
  bookHelpHello: 'Bonjour, je réserve sur votre site et j’ai une question.',
  bookHelpText:
    'Pas de demande de paiement sur votre téléphone après deux minutes ? La page qui s’ouvre quand vous réservez en envoie une autre, jusqu’à cinq, au même numéro ou à un autre. Pas de panier ici, ou la page ne répond pas ? <form>Réservez avec le formulaire simple</form>.',

  bookingTitle: 'Votre réservation',
  bookingDescription: 'Voir, changer ou annuler votre réservation chez FTS Studio.',
  bookingNeedsScript:
    'Pour voir et modifier votre réservation, il faut JavaScript, qui est désactivé dans ce navigateur.',
  bookingPlain: 'Vous pouvez <page>la voir et accepter notre prix sur une page simple</page>.',
  bookingBroken: 'Nous ne pouvons pas afficher votre réservation dans ce navigateur en ce moment.',
  bookingKept: 'Votre réservation est en sécurité, et rien n’y a changé.',
  bookingHello: 'Bonjour FTS Studio, j’ai une question sur ma réservation.',
  bookingHelpHello: 'Bonjour, j’ai une question sur ma réservation.',

  paymentTitle: 'Votre paiement',
  paymentDescription: 'L’état de votre paiement.',
  paymentNeedsScript:
    'Pour retrouver votre paiement, il faut JavaScript, qui est désactivé dans ce navigateur.',
  paymentBroken: 'Nous ne pouvons pas afficher votre paiement dans ce navigateur en ce moment.',
  paymentKept:
    'Votre réservation est en sécurité. Si vous avez payé, nous vous écrirons dès que le paiement nous parviendra.',
  paymentHello: 'Bonjour FTS Studio, j’ai une question sur mon paiement.',
  paymentHelp: 'Des questions sur votre paiement ?',
  paymentHelpHello: 'Bonjour, j’ai une question sur mon paiement.',
  paymentHelpText:
    'Pas de demande de paiement sur votre téléphone ? Laissez-le allumé et déverrouillé. Après deux minutes, cette page en envoie une autre, jusqu’à cinq, au même numéro ou à un autre.',

  shareTitle: 'Payez votre participation',
  shareDescription: 'Payez votre participation à une réservation chez FTS Studio par Mobile Money.',
  shareNeedsScript: 'Pour payer avec ce lien, il faut JavaScript, qui est désactivé dans ce navigateur.',
  shareBroken: 'Nous ne pouvons pas afficher ce paiement dans ce navigateur en ce moment.',
  shareKept: 'Rien n’a été débité, et le lien reste valable.',
  shareHello: 'Bonjour FTS Studio, j’ai un lien pour payer ma participation à une réservation.',
  shareHelp: 'Des questions sur ce paiement ?',
  shareHelpHello: 'Bonjour, j’ai un lien pour payer ma participation à une réservation.',
  shareHelpText:
    'Le montant ou l’occasion vous surprend ? Avant de payer, demandez à la personne qui vous a envoyé le lien.',

  paperTitle: 'Votre document',
  paperDescription: 'Voir et imprimer un document de FTS Studio.',
  paperNeedsScript:
    'Pour voir et imprimer un document, il faut JavaScript, qui est désactivé dans ce navigateur.',
  paperPlain: 'Vous pouvez <verify>en vérifier un par son code</verify>.',
  paperBroken: 'Nous ne pouvons pas afficher le document dans ce navigateur en ce moment.',
  paperKept: 'Le document est en sécurité.',
  paperHello: 'Bonjour FTS Studio, j’ai besoin d’un document de ma réservation.',

  conversationTitle: 'Vos messages',
  conversationDescription: 'Lisez nos réponses à vos messages et écrivez-nous.',
  conversationNeedsScript:
    'Pour lire nos réponses et nous écrire, il faut JavaScript, qui est désactivé dans ce navigateur.',
  conversationBroken: 'Nous ne pouvons pas afficher vos messages dans ce navigateur en ce moment.',
  conversationKept: 'Vos messages sont en sécurité.',
  conversationHello: 'Bonjour FTS Studio, je voudrais répondre à votre message.',
  conversationHelpHello: 'Bonjour, je voudrais répondre à votre message.',

  waitingTitle: 'Votre position sur la liste d’attente',
  waitingDescription: 'Voir votre position sur la liste d’attente d’une date complète, ou quitter la liste.',
  waitingNeedsScript:
    'Pour voir votre position ou quitter la liste, il faut JavaScript, qui est désactivé dans ce navigateur.',
  waitingBroken: 'Nous ne pouvons pas afficher votre position dans ce navigateur en ce moment.',
  waitingKept: 'Votre position est conservée.',
  waitingHello: 'Bonjour FTS Studio, je suis sur votre liste d’attente.',
  waitingHelp: 'Des questions sur la liste d’attente ?',
  waitingHelpHello: 'Bonjour, je suis sur votre liste d’attente et j’ai une question.',
} as const satisfies Translation<typeof en>;
