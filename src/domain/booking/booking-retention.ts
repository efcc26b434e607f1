/** How long bookings are kept; the privacy policy says the same. */

/** A booking that was neither confirmed nor paid: from its day, or from when it was made, whichever is later. */
export const unpaidBookingRetentionMonths = 24;

/** A booking that was confirmed or paid, with its payments: tax law makes a business keep its records for ten years. */
export const paidBookingRetentionMonths = 120;
