import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  kinds: { text: 'Ubwoko bw’amafoto', confirmed: false },
  pictures: { text: 'Amafoto', confirmed: false },
  empty: { text: 'Nta kibonetse muri iki cyiciro', confirmed: false },
  study: { text: 'Inyigo · {place} · {year}', confirmed: false },
  pages: { text: 'Impapuro z’amafoto', confirmed: false },
  previous: { text: 'Urwabanje', confirmed: false },
  next: { text: 'Urukurikira', confirmed: false },
  page: { text: 'Urupapuro {number}', confirmed: false },
  titleOfKind: { text: '{title}, {kind}', confirmed: false },
  titleOfPage: { text: '{title}, urupapuro {number}', confirmed: false },
  describedAs: { text: '{title}. {description}', confirmed: false },
  watchFilm: { text: 'Reba filime', confirmed: false },
  inShop: { text: 'Reba kuri IruMart', confirmed: false },
  watchFilmNamed: { text: 'Reba filime: {title} (bifungukira ahandi)', confirmed: false },
  inShopNamed: { text: 'Reba kuri IruMart: {title} (bifungukira ahandi)', confirmed: false },
  picture: { text: 'Ifoto', confirmed: false },
  inShopInNewTab: { text: 'Reba kuri IruMart (bifungukira ahandi)', confirmed: false },
  pictureOf: { text: '{position} muri {count}', confirmed: false },
  previousPicture: { text: 'Ifoto ibanza', confirmed: false },
  nextPicture: { text: 'Ifoto ikurikira', confirmed: false },
  close: { text: 'Funga', confirmed: false },
  packageAction: { text: '{action}: {name}', confirmed: false },
} as const satisfies Translation<typeof en>;
