/** Ways a booking reached the studio; clients use `site` and `waiting-list` themselves. */
export const bookingSources = ['site', 'phone', 'whatsapp', 'walk-in', 'waiting-list'] as const;
export type BookingSource = (typeof bookingSources)[number];
