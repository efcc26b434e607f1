import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Changes that a repair made to a cart. */
export const en = {
  // <name> is what the visitor chose.
  gone: '<name>{name}</name> is no longer offered, so we took it out of your cart.',
  goneSeen: '<name>{name}</name> is no longer offered, so we took it out of your cart. It was {seen:money}.',
  goneSeenEach:
    '<name>{name}</name> is no longer offered, so we took it out of your cart. It was {seen:money} each; you had {count}.',
  goneOnRequest:
    '<name>{name}</name> is no longer offered, so we took it out of your cart. It was priced on request.',
  goneOnRequestEach:
    '<name>{name}</name> is no longer offered, so we took it out of your cart. It was priced on request each; you had {count}.',
  packageGone:
    '<name>{name}</name> is no longer offered separately. Your cart now says “{label}”, at the same price.',
  expressGone: '<name>{name}</name> no longer has an express service, so we removed the express fee.',
  quantityLimited:
    '<name>{name}</name> is limited to {most} per booking. You had {had}; please ask us about more.',
  travelLimited:
    '<name>{name}</name> is limited to {most} km of travel. You had {had} km; please ask us about longer distances.',
  // Both prices are words of their own: “from 150,000 RWF”.
  priceChanged: '<name>{name}</name> now costs {now}. When you chose it, it was {seen}.',
  priceChangedBeforeVat: '<name>{name}</name> now costs {now}, before VAT. When you chose it, it was {seen}.',
  nowOnRequest: '<name>{name}</name> is now priced on request. When you chose it, it was {seen}.',
  seenPrice: '{amount:money}',
  seenFrom: 'from {amount:money}',
  seenOnRequest: 'priced on request',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    cart: typeof en;
  }
}

export type CartWords = Words<typeof en>;
