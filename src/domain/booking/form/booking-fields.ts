import { maxCodeLength } from '#src/domain/discount/discount.ts';
import { maxEmailLength, maxPhoneLength } from '#src/lib/forms/form-fields.ts';

export const bookingFields = {
  discountCode: {
    label: 'Discount code',
    optional: true,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: maxCodeLength,
  },
  name: { label: 'Full name', autoComplete: 'name', maxLength: 100 },
  phone: {
    label: 'Mobile money number',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '078 812 3456',
    maxLength: maxPhoneLength,
  },
  email: {
    label: 'Email address',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: maxEmailLength,
  },
  eventDate: {
    label: 'Date of the session',
    optional: true,
    type: 'date',
  },
  location: { label: 'Location', optional: true, autoComplete: 'off', maxLength: 200 },
  message: {
    label: 'Anything we should know',
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
