import { type OpenBooking, openBookingText } from '#src/domain/booking/open-booking.ts';

/** Says why an open booking forbids the erasure, and what to do first. */
export function openBookingSentence(booking: OpenBooking): string {
  const first = booking.ahead
    ? 'Please cancel it, or wait until it is over.'
    : 'Please settle it first: take the payment, or refund what we owe.';
  return `${openBookingText(booking)}. ${first}`;
}

/** Says why settled bookings stay, without contact details. */
export function keptBookingsSentence(count: number): string {
  return count === 1
    ? '1 booking keeps its services, day and amounts, without name or contact: the tax law requires our accounts to stay whole.'
    : `${count} bookings keep their services, days and amounts, without name or contact: the tax law requires our accounts to stay whole.`;
}
