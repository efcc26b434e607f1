/** Ways a client reaches the staff who book for them. */
export const staffSources = ['phone', 'whatsapp', 'walk-in'] as const;

/** Ways a booking reached the studio; clients use `site` and `waiting-list` themselves. */
export const bookingSources = ['site', ...staffSources, 'waiting-list'] as const;
export type BookingSource = (typeof bookingSources)[number];
