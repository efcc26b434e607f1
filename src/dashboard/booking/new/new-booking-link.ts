/** Start of a new booking: a client, a message, or a day. */
interface Start {
  client?: string;
  message?: string;
  day?: string;
  /** Opens the offer form once it is booked. */
  offer?: '1';
}

/** Builds the address of the New booking page. */
export function newBookingLink(home: string, start: Start = {}): string {
  const search = new URLSearchParams({ ...start }).toString();
  return `${home}/bookings/new${search && `?${search}`}`;
}
