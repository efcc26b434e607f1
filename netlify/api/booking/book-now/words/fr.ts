import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  heading: 'Réserver votre séance',
  send: 'Envoyer',
  checkCart: 'Vérifiez votre panier',
  cartEmpty: 'Votre panier est vide.',
  part: '{label} : {amount}',
  quantity: 'Quantité<of> : {name}</of>',
  remove: 'Retirer<line> {name}</line>',
  discountOff: 'Réduction de {percent} % : <money>{off}</money>',
  total: 'Total : <money>{total}</money>',
  vatIncluded: 'dont {amount:money} de TVA',
  chooseFirst: 'Que souhaitez-vous réserver ?',
  chooseMore: 'Ajouter quelque chose à votre panier',
  nothingChosen: 'Choisissez',
  nothingMore: 'Rien de plus',
  addFirst: 'Ajouter au panier',
  addMore: 'Ajouter',
  update: 'Mettre à jour',
  dateFormat: 'Année, mois et jour, par exemple {example}.',
  umuganda: 'Le dernier samedi du mois a lieu l’Umuganda : les séances commencent à 11 h au plus tôt.',
  method: '{method} : {networks}.',
  talk: 'Vous préférez en parler ? Appelez le <phone>{phone}</phone> ({hours:hours}), écrivez-nous sur <whatsApp>WhatsApp</whatsApp> ou par e-mail à <email>{email}</email>.',
} as const satisfies Translation<typeof en>;
