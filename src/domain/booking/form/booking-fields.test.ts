import { expect, test } from 'vitest';
import { bookingDraft, bookingFieldNames } from './booking-fields.ts';

const empty = Object.fromEntries(bookingFieldNames.map((field) => [field, '']));

test('a booking is read from its form, field by field, and a field that is not there is empty', () => {
  const form = new URLSearchParams({ name: 'Aline', paymentMethod: 'paypack' });
  expect(bookingDraft((field) => form.get(field))).toEqual({ ...empty, name: 'Aline' });
});
