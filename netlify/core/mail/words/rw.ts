import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  hello: { text: 'Muraho {name},', confirmed: false },
  askByReply: {
    text: 'Ufite ikibazo? Subiza iyi imeyili, hamagara {phone} cyangwa {second} ({hours:hours}), cyangwa wandike kuri {whatsApp}.',
    confirmed: false,
  },
  askOnPage: {
    text: 'Ufite ikibazo? Kibaze ku rupapuro iyi linki ifungura: ni ho tuzagusubiriza. Ushobora no gusubiza iyi imeyili, guhamagara {phone} cyangwa {second} ({hours:hours}), cyangwa kwandika kuri {whatsApp}.',
    confirmed: false,
  },
  label: { text: '{label}:', confirmed: false },
  phones: { text: '<phone>{phone}</phone> · <second>{second}</second> ({hours:hours})', confirmed: false },
} as const satisfies Translation<typeof en>;
