import { readJson } from '#src/lib/storage/storage.ts';

/** What a visitor has typed so far, kept so that a reload loses nothing. */

/** The form's fields, in the order in which they stand on the page. */
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

/** Where the draft is kept. */
export const draftKey = 'fts_booking_draft';

/** Reads the form as it stands. */
export function draftFromForm(form: FormData): BookingDraft {
  return pick((field) => form.get(field));
}

/** Reads what storage holds; anything that is not a draft counts as an empty one. */
export function parseDraft(text: string | null): BookingDraft {
  const kept = readJson(text, (value) => value);
  return pick((field) => kept?.[field]);
}

function pick(read: (field: BookingField) => unknown): BookingDraft {
  const entries = bookingFields.map((field) => [field, textOf(read(field))] as const);
  return Object.fromEntries(entries) as BookingDraft;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
