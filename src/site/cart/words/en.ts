import type { Messages } from '#src/lib/words/messages.ts';

/** The cart as other pages show it. Scripts fill these from `data-` attributes. */
export const en = {
  cart: 'Cart',
  // Name of the link to the cart.
  cartWith: { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  // In a bar, before the total or a button.
  items: { one: '{count} item', other: '{count} items' },
  inYourCart: { one: '{count} item in your cart', other: '{count} items in your cart' },
  // Read out when something was added.
  added: {
    one: 'Added to cart: {name}. {count} item in the cart.',
    other: 'Added to cart: {name}. {count} items in the cart.',
  },
  full: '{name}: the cart cannot take more of this.',

  // Button of an offer, before and after it was pressed; with capitals on the page of frames.
  addToCart: 'Add to cart',
  addedToCart: 'Added to cart ({count})',
  frameToCart: 'Add to Cart',
  frameInCart: 'Added to Cart ({count})',
} as const satisfies Messages;
