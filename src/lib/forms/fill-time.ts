/** Minimum ms between opening a page and sending its form; people are never faster. */
export const minFillTimeMs = 2000;

/** Header with the ms for which the page has been open; a browser without scripts sends none. */
export const fillTimeHeader = 'fill-time';
