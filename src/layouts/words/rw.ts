import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  skip: { text: 'Jya ku birimo', confirmed: false },
  close: { text: 'Funga ubutumwa', confirmed: false },
  mainPages: { text: 'Impapuro z’ingenzi', confirmed: false },
  compactPages: { text: 'Ibigufi', confirmed: false },
  search: { text: 'Shakisha', confirmed: false },
  darkTheme: { text: 'Amabara yijimye', confirmed: false },
  menu: { text: 'Ibikubiyemo', confirmed: false },
  closeMenu: { text: 'Funga ibikubiyemo', confirmed: false },
  login: { text: 'Injira', confirmed: false },
  onChannel: { text: '{studio} kuri {channel}', confirmed: false },
  quickLinks: { text: 'Aho ugera vuba', confirmed: false },
  latestPost: { text: 'Inkuru iheruka', confirmed: false },
  visit: { text: 'Dusure cyangwa uduhamagare', confirmed: false },
  backToTop: { text: 'Subira hejuru', confirmed: false },
  notFoundTitle: { text: 'Urupapuro ntirubonetse', confirmed: false },
  notFoundDescription: { text: 'Nta rupapuro ruri kuri iyi aderesi.', confirmed: false },
  notFoundHeading: { text: 'Yoo! Urupapuro ntirubonetse', confirmed: false },
  notFoundText: {
    text: 'Aderesi ishobora kuba yanditse nabi, cyangwa urupapuro rwarimuwe. Ibyo wahisemo birabitswe.',
    confirmed: false,
  },
  toHome: { text: 'Subira ahabanza', confirmed: false },
  offlineTitle: { text: 'Nta interineti ufite', confirmed: false },
  offlineDescription: {
    text: 'Uru rupapuro rukenera interineti. Impapuro wasuye ziracyahari.',
    confirmed: false,
  },
  offlineText: {
    text: 'Uru rupapuro ntiwigeze urufungura, bityo rukenera interineti. Ibyo wahisemo n’igereranyagiciro ryawe birabitswe.',
    confirmed: false,
  },
  offlinePrices: {
    text: 'Nusubira kuri interineti, ongera ufungure uru rupapuro. Ibiciro biri ku mpapuro zikurikira bishobora kuba byarahindutse. Wishyura igiciro tukwereka cyangwa twemeza igihe usaba.',
    confirmed: false,
  },
  keptPages: { text: 'Impapuro ushobora gusoma ubu', confirmed: false },
  rights: { text: '© {year} {studio}. Uburenganzira bwose burabitswe.', confirmed: false },
} as const satisfies Translation<typeof en>;
