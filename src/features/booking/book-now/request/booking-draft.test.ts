import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookingDraft, bookingFields, draftFromForm, parseDraft } from './booking-draft.ts';

const empty = Object.fromEntries(bookingFields.map((field) => [field, '']));

describe('a draft', () => {
  it('is read from the form, field by field', () => {
    const form = new FormData();
    form.set('name', 'Aline');
    form.set('paymentMethod', 'paypack');
    expect(draftFromForm(form)).toEqual({ ...empty, name: 'Aline' });
  });

  it('comes back as it was kept', () => {
    const text = fc.record(Object.fromEntries(bookingFields.map((field) => [field, fc.string()])));
    fc.assert(
      fc.property(text as fc.Arbitrary<BookingDraft>, (draft) => {
        expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
      }),
    );
  });

  it.each([null, '', 'corrupt', 'null', '4', '[]', '{"name":7,"other":"x"}'])(
    'that reads %j counts as empty',
    (text) => {
      expect(parseDraft(text)).toEqual(empty);
    },
  );
});
