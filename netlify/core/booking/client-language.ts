import type { Language } from '#src/lib/words/languages.ts';
import type { Booking } from './booking-queries.ts';

/** Language in which the client of a booking reads what we write. */
export function clientLanguage(_: Pick<Booking, 'id'>): Language {
  return 'en';
}
