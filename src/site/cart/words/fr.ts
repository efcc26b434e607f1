import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  cart: 'Panier',
  cartWith: { one: 'Panier, {count} article', other: 'Panier, {count} articles' },
  items: { one: '{count} article', other: '{count} articles' },
  inYourCart: { one: '{count} article dans votre panier', other: '{count} articles dans votre panier' },
  added: {
    one: 'Ajout au panier : {name}. {count} article dans le panier.',
    other: 'Ajout au panier : {name}. {count} articles dans le panier.',
  },
  full: '{name} : votre panier ne peut pas en contenir davantage.',

  addToCart: 'Ajouter au panier',
  addedToCart: 'Dans le panier ({count})',
  frameToCart: 'Ajouter au panier',
  frameInCart: 'Dans le panier ({count})',
} as const satisfies Translation<typeof en>;
