import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  heading: { text: 'Ikigo na TIN', confirmed: false },
  lead: {
    text: 'Uzuza ibi niba inyandiko zawe ari iz’ikigo. Bigaragara ku nyandiko ukora nyuma yaho.',
    confirmed: false,
  },
  company: { text: 'Izina ry’ikigo', confirmed: false },
  tin: { text: 'TIN', confirmed: false },
  tinHint: { text: 'Imibare icyenda.', confirmed: false },
  save: { text: 'Bika ku nyandiko', confirmed: false },
  done: { text: 'Byabitswe. Inyandiko nshya zizaba ziriho aya makuru.', confirmed: false },
  failed: { text: 'Amakuru ntiyabitswe', confirmed: false },
  companyTooLong: { text: 'Andika izina ry’ikigo ritarengeje inyuguti 120.', confirmed: false },
  tinWrong: {
    text: 'TIN igira imibare icyenda, urugero 102 345 678. Niba ntayo ufite, ntugire icyo wandika.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
