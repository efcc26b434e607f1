/** The furthest that we travel, in kilometres. By itself, because the cart of every page needs no more of the price rules. */
export const maxTravelKm = 2000;
