import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  heading: { text: 'Genzura inyandiko', confirmed: false },
  lead: {
    text: 'Andika kode iri hasi ku igereranyagiciro, kuri proforma, ku cyemezo cy’ubwishyu cyangwa ku ncamake y’ubwishyu byatanzwe na {studio}.',
    confirmed: false,
  },
  code: { text: 'Kode', confirmed: false },
  codeHint: {
    text: 'Inyuguti n’imibare 12, nka 7K3M-P9Q2-XT4B. Imyanya n’inyuguti nkuru nta cyo bitwaye.',
    confirmed: false,
  },
  check: { text: 'Genzura inyandiko', confirmed: false },
  checkAnother: { text: 'Genzura indi nyandiko', confirmed: false },
  genuine: { text: 'Iyi nyandiko ni umwimerere', confirmed: false },
  genuineAdvice: {
    text: 'Ni twe twayitanze, kandi nta cyahindutse mu byo twanditse. Gereranya ibi n’inyandiko ufite:',
    confirmed: false,
  },
  changed: { text: 'Ntukizere iyi nyandiko', confirmed: false },
  changedAdvice: {
    text: 'Twatanze inyandiko ifite iyi kode, ariko ibyayo byarahinduwe nyuma. Hamagara <phone>{phone}</phone> ({hours:hours}) cyangwa wandike kuri <whatsApp>{whatsApp}</whatsApp>.',
    confirmed: false,
  },
  unknown: { text: 'Nta nyandiko dufite ifite iyi kode', confirmed: false },
  failed: { text: 'Ubu ntidushoboye kugenzura iyi kode', confirmed: false },
} as const satisfies Translation<typeof en>;
