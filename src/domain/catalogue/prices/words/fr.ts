import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  fixed: '{amount:money}',
  from: 'à partir de {amount:money}',
  range: '{min:number}–{max:money}',
  onRequest: 'Prix sur demande',
  totalOnRequest: 'Sur demande',
  plusVat: '{price} +\u00a0TVA',
  plusVatPercent: '{price} + TVA {percent} %',

  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
  vip: 'VIP',
  packagesOf: '{studio} : formules',

  unitPrice: 'Prix',
  pieces: '{quantity} × {price}',
  express: 'Express',
  travel: '{km} km de déplacement',
  vat: 'TVA {percent} %',
  withoutVat: 'Sans TVA',
  addedExpress: 'express',
  addedTravel: '{km} km de déplacement',
  addedExemption: 'sans TVA',
} as const satisfies Translation<typeof en>;
