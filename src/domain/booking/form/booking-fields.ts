import { maxCodeLength } from '#src/domain/discount/discount.ts';
import { maxEmailLength, maxPhoneLength } from '#src/lib/forms/form-fields.ts';

export const bookingFields = {
  discountCode: {
    optional: true,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: maxCodeLength,
  },
  name: { autoComplete: 'name', maxLength: 100 },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '078 812 3456',
    maxLength: maxPhoneLength,
  },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: maxEmailLength,
  },
  eventDate: {
    optional: true,
    type: 'date',
  },
  location: { optional: true, autoComplete: 'off', maxLength: 200 },
  message: {
    optional: true,
    rows: 3,
    autoComplete: 'off',
    maxLength: 2000,
  },
} as const;

export type BookingField = keyof typeof bookingFields;

export type BookingDraft = Record<BookingField, string>;

export const bookingFieldNames = Object.keys(bookingFields) as BookingField[];

export function isBookingField(name: string): name is BookingField {
  return bookingFieldNames.some((field) => field === name);
}

export function fieldAnchorId(name: string): string {
  return isBookingField(name) ? name : 'order';
}

export function bookingDraft(read: (field: BookingField) => string | null | undefined): BookingDraft {
  const entries = bookingFieldNames.map((field) => [field, read(field) ?? ''] as const);
  return Object.fromEntries(entries) as BookingDraft;
}

export const draftStorage = { key: 'fts_booking_draft', fields: bookingFieldNames };
