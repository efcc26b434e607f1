import { expect, test } from 'vitest';
import { bookingDraft, bookingFieldNames } from './booking-fields.ts';

const empty = Object.fromEntries(bookingFieldNames.map((field) => [field, '']));

test('a booking draft is read field by field from the form, missing fields as empty text', () => {
  const form = new URLSearchParams({ name: 'Aline', paymentMethod: 'paypack' });
  expect(bookingDraft((field) => form.get(field))).toEqual({ ...empty, name: 'Aline' });
});
