import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  kinds: 'Genres d’images',
  pictures: 'Images',
  empty: 'Cette catégorie est encore vide',
  study: 'Étude · {place} · {year}',

  pages: 'Pages de la galerie',
  previous: 'Précédente',
  next: 'Suivante',
  page: 'Page {number}',
  titleOfKind: '{title}, {kind}',
  titleOfPage: '{title}, page {number}',
  describedAs: '{title}. {description}',

  watchFilm: 'Voir le film',
  inShop: 'Voir sur IruMart',
  watchFilmNamed: 'Voir le film : {title} (ouvre un nouvel onglet)',
  inShopNamed: 'Voir sur IruMart : {title} (ouvre un nouvel onglet)',

  picture: 'Image',
  inShopInNewTab: 'Voir sur IruMart (ouvre un nouvel onglet)',
  pictureOf: '{position} sur {count}',
  previousPicture: 'Image précédente',
  nextPicture: 'Image suivante',
  close: 'Fermer',

  packageAction: '{action} : {name}',
} as const satisfies Translation<typeof en>;
