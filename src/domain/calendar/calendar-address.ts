/** Feed address through which a staff member's calendar app reads the bookings. */
export interface CalendarAddress {
  createdAt: string;
}

/** Shown once: anyone with the URL can read the bookings. */
export interface NewCalendarAddress extends CalendarAddress {
  url: string;
}

/** Converts the URL to `webcal:`, which phones and computers open in their calendar. */
export function subscriptionLink(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
