import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  cart: 'Panier',
  cartWith: { one: 'Panier, {count} élément', other: 'Panier, {count} éléments' },
  items: { one: '{count} élément', other: '{count} éléments' },
  inYourCart: { one: '{count} élément dans votre panier', other: '{count} éléments dans votre panier' },
  added: {
    one: 'Ajout au panier : {name}. {count} élément dans le panier.',
    other: 'Ajout au panier : {name}. {count} éléments dans le panier.',
  },
  full: '{name} : votre panier ne peut pas en contenir davantage.',

  addToCart: 'Ajouter au panier',
  addedToCart: 'Dans le panier ({count})',
  frameToCart: 'Ajouter au panier',
  frameInCart: 'Dans le panier ({count})',
} as const satisfies Translation<typeof en>;
