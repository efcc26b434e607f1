import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  firstBooking: { text: 'Ni ubwa mbere usaba? Gabanyirizwa {percent}%', confirmed: false },

  codeEmpty: { text: 'Banza wandike kode yawe.', confirmed: false },
  codeUnknown: {
    text: 'Iyi kode ntituyizi. Yigereranye n’iri muri imeyili yacu, urugero MURAHO-7K3MP-9Q2XT.',
    confirmed: false,
  },
  codeUnapplied: {
    text: 'Kanda “Koresha” kugira ngo ukoreshe iyi kode, cyangwa uyisibe usabe utayikoresheje.',
    confirmed: false,
  },
  codeUnreached: {
    text: 'Ntitwashoboye kugenzura kode: ntidushobora kugera kuri seriveri yacu. Kode yawe irabitswe; ongera ugerageze mu kanya.',
    confirmed: false,
  },
  codeUnchecked: {
    text: 'Ntitwashoboye kugenzura iyi kode. Ongera ugerageze mu kanya, cyangwa usabe utayikoresheje.',
    confirmed: false,
  },
  emailNeeded: { text: 'Iyi kode twayohereje kuri imeyili. Andika n’iyo imeyili.', confirmed: false },
  emailOther: {
    text: 'Iyi kode ni iy’indi imeyili. Saba ukoresheje imeyili twayohererejeho.',
    confirmed: false,
  },
  codeUsed: { text: 'Iyi kode yarakoreshejwe. Kode imwe ikora ku busabe bumwe.', confirmed: false },
  codeExpired: {
    text: 'Iyi kode yakoraga kugeza ku itariki ya {day:date}. Saba utayikoresheje.',
    confirmed: false,
  },
  bookedBefore: {
    text: 'Iyi kode ni iyo ku busabe bwa mbere, kandi wigeze kudusaba. Saba utayikoresheje.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
