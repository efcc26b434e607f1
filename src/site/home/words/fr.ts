import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  carousel: '{studio} en deux images',
  carouselKind: 'carrousel',
  slideKind: 'diapositive',
  slideOf: '{position} sur {count}',
  slide: 'Diapositive {position}',
  previousSlide: 'Diapositive précédente',
  nextSlide: 'Diapositive suivante',
  stopSlides: 'Arrêter le défilement',
  startSlides: 'Lancer le défilement',

  readMore: 'Lire la suite',
  readMoreAbout: 'Lire la suite : {service}',
  readMoreAboutUs: 'Lire la suite : qui nous sommes',

  stars: 'Note : {rating} sur 5',
} as const satisfies Translation<typeof en>;
