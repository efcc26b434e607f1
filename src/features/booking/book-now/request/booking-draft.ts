/** The fields of the booking form, in the order of the page. */
export const bookingFields = [
  'discountCode',
  'name',
  'email',
  'eventDate',
  'location',
  'message',
  'phone',
] as const;

export type BookingField = (typeof bookingFields)[number];

export type BookingDraft = Record<BookingField, string>;

/** One sentence per field that is wrong; other keys belong to the order. */
export type FieldErrors = Partial<Record<BookingField, string>>;

/** What a form holds of the booking's fields; a field that it does not have is empty. */
export function bookingDraft(read: (field: BookingField) => string | null | undefined): BookingDraft {
  const entries = bookingFields.map((field) => [field, read(field) ?? ''] as const);
  return Object.fromEntries(entries) as BookingDraft;
}

/** What is kept over a reload. */
export const keptDraft = { key: 'fts_booking_draft', fields: bookingFields };
