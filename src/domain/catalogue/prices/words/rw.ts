import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  fixed: { text: '{amount:money}', confirmed: false },
  from: { text: 'guhera kuri {amount:money}', confirmed: false },
  range: { text: '{min:number}–{max:money}', confirmed: false },
  onRequest: { text: 'Igiciro kirabazwa', confirmed: false },
  totalOnRequest: { text: 'Kirabazwa', confirmed: false },
  plusVat: { text: '{price} +\u00a0TVA', confirmed: false },
  plusVatPercent: { text: '{price} + TVA {percent}%', confirmed: false },

  basic: { text: 'Basic', confirmed: false },
  standard: { text: 'Standard', confirmed: false },
  premium: { text: 'Premium', confirmed: false },
  vip: { text: 'VIP', confirmed: false },
  packagesOf: { text: 'Pake za {studio}', confirmed: false },

  unitPrice: { text: 'Igiciro', confirmed: false },
  pieces: { text: '{quantity} × {price}', confirmed: false },
  express: { text: 'Kwihutisha', confirmed: false },
  travel: { text: 'Urugendo rwa km {km}', confirmed: false },
  vat: { text: 'TVA {percent}%', confirmed: false },
  withoutVat: { text: 'Nta TVA', confirmed: false },
  addedExpress: { text: 'kwihutisha', confirmed: false },
  addedTravel: { text: 'urugendo rwa km {km}', confirmed: false },
  addedExemption: { text: 'nta TVA', confirmed: false },
} as const satisfies Translation<typeof en>;
