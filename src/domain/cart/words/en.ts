import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  // Changes that a repair made to a cart.
  // <name> is what the visitor chose.
  gone: '<name>{name}</name> is no longer offered, so we took it out of your cart.',
  goneSeen:
    '<name>{name}</name> is no longer offered, so we took it out of your cart. Its price was {seen:money}.',
  goneSeenEach:
    '<name>{name}</name> is no longer offered, so we took it out of your cart. Its price was {seen:money} each; you had {quantity}.',
  goneOnRequest:
    '<name>{name}</name> is no longer offered, so we took it out of your cart. Its price was on request.',
  goneOnRequestEach:
    '<name>{name}</name> is no longer offered, so we took it out of your cart. Its price was on request; you had {quantity}.',
  packageGone:
    '<name>{name}</name> is no longer offered separately. Your cart now says “{label}”, at the same price.',
  expressGone: '<name>{name}</name> no longer has an express service, so we removed the express fee.',
  quantityLimited:
    '<name>{name}</name> is limited to {most} per booking. You had {had}; please ask us about more.',
  travelLimited:
    '<name>{name}</name> is limited to {most} km of travel. You had {had} km; please ask us about longer distances.',
  // {now} is a price, a range or a lower bound: “from 150,000 RWF”. The price before it follows.
  priceChanged: '<name>{name}</name> now costs {now}.',
  priceChangedBeforeVat: '<name>{name}</name> now costs {now}, before VAT.',
  nowOnRequest: '<name>{name}</name> is now priced on request.',
  wasPrice: 'When you chose it, the price was {amount:money}.',
  wasFrom: 'When you chose it, the price was from {amount:money}.',
  wasOnRequest: 'When you chose it, the price was on request.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    cart: typeof en;
  }
}

export type CartWords = Words<typeof en>;
