/** By which address one's own calendar program reads the bookings. */
export interface CalendarAddress {
  /** ISO instant. */
  createdAt: string;
}

/** As it is said once: anyone who knows it reads the bookings. */
export interface NewCalendarAddress extends CalendarAddress {
  url: string;
}

/** The same address as phones and computers open it in their calendar. */
export function subscriptionLink(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
