/** Retention periods of bookings; the privacy policy states them too. */

/** Neither confirmed nor paid: months from its date or its creation, whichever is later. */
export const unpaidBookingRetentionMonths = 24;

/** Confirmed or paid, with its payments: tax law requires ten years of records. */
export const paidBookingRetentionMonths = 120;
