import type { Booking } from './booking-queries.ts';

/** Placeholder name in bookings that the law requires us to keep. */
export const erasedName = 'Deleted account';

type Contact = Pick<Booking, 'name' | 'email' | 'phone'>;

/** True once the client is erased. A client may lack an email, or a number that gets texts. */
export function isErased({ name, email, phone }: Contact): boolean {
  return name === erasedName && email === '' && phone === '';
}
