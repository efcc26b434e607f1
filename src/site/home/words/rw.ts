import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  carousel: { text: '{studio} mu mashusho abiri', confirmed: false },
  carouselKind: { text: 'amashusho asimburana', confirmed: false },
  slideKind: { text: 'ishusho', confirmed: false },
  slideOf: { text: '{position} kuri {count}', confirmed: false },
  slide: { text: 'Ishusho ya {position}', confirmed: false },
  previousSlide: { text: 'Ishusho ibanza', confirmed: false },
  nextSlide: { text: 'Ishusho ikurikira', confirmed: false },
  stopSlides: { text: 'Hagarika amashusho', confirmed: false },
  startSlides: { text: 'Komeza amashusho', confirmed: false },

  readMore: { text: 'Soma byinshi', confirmed: false },
  readMoreAbout: { text: 'Soma byinshi kuri serivisi: {service}', confirmed: false },
  readMoreAboutUs: { text: 'Soma byinshi ku bo turi bo', confirmed: false },

  stars: { text: 'Inyenyeri {rating} kuri 5', confirmed: false },
} as const satisfies Translation<typeof en>;
