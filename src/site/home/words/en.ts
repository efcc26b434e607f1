import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  // The two large pictures that change by themselves, for screen readers.
  carousel: '{studio} in two pictures',
  // Kind of the whole and of a part, after their names.
  carouselKind: 'carousel',
  slideKind: 'slide',
  slideOf: '{position} of {count}',
  slide: 'Slide {position}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  stopSlides: 'Stop the slides',
  startSlides: 'Start the slides',

  readMore: 'Read More',
  // Names of these links for screen readers; they begin with the words on the page.
  readMoreAbout: 'Read More about {service}',
  readMoreAboutUs: 'Read More about who we are',

  // Of a testimonial, drawn as stars.
  stars: '{rating} of 5 stars',
} as const satisfies Messages;
