import { newsletterDiscountPercent } from './discount.ts';

/** Line below prices, linked to the newsletter box, which explains the code. */
export const firstBookingWords = `First booking? Get ${newsletterDiscountPercent}% off`;
