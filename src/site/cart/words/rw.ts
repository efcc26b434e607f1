import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  cart: { text: 'Ibyo wahisemo', confirmed: false },
  cartWith: { other: 'Ibyo wahisemo, ibintu: {count}', confirmed: false },
  items: { other: 'Ibintu: {count}', confirmed: false },
  inYourCart: { other: 'Ibyo wahisemo: {count}', confirmed: false },
  added: { other: 'Byongewe mu byo wahisemo: {name}. Ibyo wahisemo byose: {count}.', confirmed: false },
  full: { text: '{name}: ntushobora kongeraho ibindi nk’ibi.', confirmed: false },

  addToCart: { text: 'Hitamo', confirmed: false },
  addedToCart: { text: 'Byatoranyijwe ({count})', confirmed: false },
  frameToCart: { text: 'Hitamo', confirmed: false },
  frameInCart: { text: 'Byatoranyijwe ({count})', confirmed: false },
} as const satisfies Translation<typeof en>;
