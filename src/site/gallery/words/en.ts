import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  kinds: 'Kinds of pictures',
  pictures: 'Pictures',
  empty: 'No items found for this category',
  // Over the words of a series: it was made for no client.
  study: 'Study · {place} · {year}',

  pages: 'Pages of the gallery',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {number}',
  // Titles of the further pages, after the title of the first: “Gallery, Images, Page 2”.
  titleOfKind: '{title}, {kind}',
  titleOfPage: '{title}, Page {number}',
  // For search engines.
  describedAs: '{title}. {description}',

  watchFilm: 'Watch the film',
  inShop: 'View on IruMart',
  // Names of these two links for screen readers; they begin with the words on the page.
  watchFilmNamed: 'Watch the film: {title} (opens a new tab)',
  inShopNamed: 'View on IruMart: {title} (opens a new tab)',

  // The large view of a picture.
  picture: 'Picture',
  inShopInNewTab: 'View on IruMart (opens a new tab)',
  pictureOf: '{position} of {count}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  close: 'Close',

  // Name of a button for screen readers: its words on the page, and the package.
  packageAction: '{action}: {name}',
} as const satisfies Messages;
