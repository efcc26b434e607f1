/** The furthest that we travel, in kilometres. In a file of its own: every page's cart checks it, and needs no more. */
export const maxTravelKm = 2000;
