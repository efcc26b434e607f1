/** Ways a booking reached the studio; `site` is the only one that clients use themselves. */
export const bookingSources = ['site', 'phone', 'whatsapp', 'walk-in'] as const;
export type BookingSource = (typeof bookingSources)[number];
