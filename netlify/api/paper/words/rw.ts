import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  heading: { text: 'Genzura urupapuro', confirmed: false },
  lead: {
    text: 'Andika kode iri hasi ku igereranyagiciro, ku icyemeza ko wishyuye cyangwa kuri raporo byatanzwe na {studio}.',
    confirmed: false,
  },
  code: { text: 'Kode', confirmed: false },
  codeHint: {
    text: 'Inyuguti n’imibare cumi na bibiri, nka 7K3M-P9Q2-XT4B. Imyanya n’inyuguti nkuru nta cyo bitwaye.',
    confirmed: false,
  },
  check: { text: 'Genzura urupapuro', confirmed: false },
  checkAnother: { text: 'Genzura urundi rupapuro', confirmed: false },
  genuine: { text: 'Uru rupapuro ni urw’ukuri', confirmed: false },
  genuineAdvice: {
    text: 'Ni twe twarutanze, kandi nta cyahindutse mu byo twanditse. Gereranya ibi n’urupapuro ufite:',
    confirmed: false,
  },
  changed: { text: 'Ntukizere uru rupapuro', confirmed: false },
  changedAdvice: {
    text: 'Twatanze urupapuro rufite iyi kode, ariko ibyarwo byarahinduwe nyuma. Hamagara <phone>{phone}</phone> ({hours:hours}) cyangwa wandike kuri <whatsApp>{whatsApp}</whatsApp>.',
    confirmed: false,
  },
  unknown: { text: 'Nta rupapuro dufite rufite iyi kode', confirmed: false },
  failed: { text: 'Ubu ntidushoboye kugenzura iyi kode', confirmed: false },
} as const satisfies Translation<typeof en>;
