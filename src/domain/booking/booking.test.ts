import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { phoneOrEmailMissing } from '#src/lib/forms/phone-or-email.ts';
import { wordedFields } from '#src/lib/words/refusals.ts';
import { english } from '#tests/support/english.ts';
import { type BookingRequest, bookingFormSchema, bookingRequestSchema } from './booking.ts';

const today = '2026-11-20';

const request: BookingRequest = {
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '078 812 3456',
  language: 'en',
  eventDate: '2026-12-05',
  location: 'Kigali',
  message: '',
  items: [{ sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } }],
  totalAmount: 150_000,
  paymentMethod: 'paypack',
};

function sentences(change: Record<string, unknown>): Record<string, string> {
  const parsed = bookingRequestSchema(today).safeParse({ ...request, ...change });
  return parsed.success ? {} : wordedFields(english, fieldErrors(parsed.error.issues));
}

describe('a booking request', () => {
  it('a valid booking request is accepted unchanged', () => {
    expect(bookingRequestSchema(today).parse(request)).toEqual(request);
  });

  it('a booking request is trimmed of surrounding spaces', () => {
    const parsed = bookingRequestSchema(today).parse({ ...request, name: '  Aline  ', location: ' Kigali ' });
    expect(parsed).toMatchObject({ name: 'Aline', location: 'Kigali' });
  });

  it.each([
    { eventDate: '' },
    { eventDate: undefined },
    { eventDate: today },
    { eventDate: '2028-11-19' },
    { location: undefined, message: undefined },
    { email: undefined },
    { email: '' },
    { phone: '' },
    { phone: '+250 (798) 123-456' },
    { email: 'first.last+studio@mail.example.rw' },
    { items: [{ sku: 'anything', quantity: 99 }] },
  ])('a booking request may have %j', (change) => {
    expect(sentences(change)).toEqual({});
  });

  it.each([
    [{ name: '' }, 'name', 'Please enter your name.'],
    [{ name: '   ' }, 'name', 'Please enter your name.'],
    [{ name: undefined }, 'name', 'Please enter your name.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Please keep the name under 100 characters.'],
    [{ email: 'aline' }, 'email', 'Please enter an email address such as name@example.com.'],
    [{ email: 'a@b.c' }, 'email', 'Please enter an email address such as name@example.com.'],
    [{ email: 'a@b.com, c@d.com' }, 'email', 'Please enter an email address such as name@example.com.'],
    [{ email: 'a@b.com\nBcc: c@d.com' }, 'email', 'Please enter an email address such as name@example.com.'],
    [{ phone: '0700000000' }, 'phone', 'Please enter an MTN or Airtel number such as 078 812 3456.'],
    [{ eventDate: '2026-11-19' }, 'eventDate', 'This date has passed. Please choose a later one.'],
    [{ eventDate: '2026-02-30' }, 'eventDate', 'Please choose a date that exists.'],
    [{ eventDate: '2028-11-20' }, 'eventDate', 'Please choose a date within the next two years.'],
    [{ location: 'x'.repeat(201) }, 'location', 'Please keep the location under 200 characters.'],
    [{ message: 'x'.repeat(2001) }, 'message', 'Please keep the message under 2,000 characters.'],
    [{ items: [] }, 'items', 'Your cart is empty'],
    [{ items: undefined }, 'items', 'Your cart is empty'],
    [{ items: [{ sku: 'a', quantity: 0 }] }, 'items.0.quantity', 'The quantity is at least 1.'],
    [{ items: [{ sku: 'a', quantity: 100 }] }, 'items.0.quantity', 'The quantity is at most 99.'],
    [{ items: [{ sku: 'a', quantity: 1.5 }] }, 'items.0.quantity', 'The quantity is a whole number.'],
    [{ items: [{ quantity: 1 }] }, 'items.0.sku', 'Say which package this is.'],
    [{ totalAmount: -1 }, 'totalAmount', 'The total is not negative.'],
    [{ totalAmount: '150,000 RWF' }, 'totalAmount', 'The total is a whole number of RWF.'],
    [{ paymentMethod: 'card' }, 'paymentMethod', 'Please choose mobile money (Paypack).'],
  ])('a booking request with %j gets an error on %s: %s', (change, field, sentence) => {
    expect(sentences(change)).toEqual({ [field]: sentence });
  });

  it('a booking request gets an error for every invalid field at once', () => {
    expect(Object.keys(sentences({ name: '', email: 'x', phone: 'y', eventDate: 'z' }))).toEqual([
      'name',
      'email',
      'phone',
      'eventDate',
    ]);
  });

  it('any JSON value is validated as a booking request without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof bookingRequestSchema(today).safeParse(value).success).toBe('boolean');
      }),
    );
  });
});

it('a booking request with neither phone nor email gets an error on both', () => {
  expect(sentences({ email: '', phone: undefined })).toEqual(wordedFields(english, phoneOrEmailMissing));
});

it.each([true, false])('a booking form (payable: %j) has the fields of the request only', (payable) => {
  const schema = bookingFormSchema({ today, dateRequiredFrom: undefined, payable });
  expect(schema.parse(request)).not.toHaveProperty('items');
  expect(schema.safeParse({}).success).toBe(false);
});

it('a booking form needs the phone only when the payment is requested at once', () => {
  const wrongWith = (payable: boolean) =>
    bookingFormSchema({ today, dateRequiredFrom: undefined, payable }).safeParse({ ...request, phone: '' });
  expect(wrongWith(false).success).toBe(true);
  expect(wordedFields(english, fieldErrors(wrongWith(true).error?.issues ?? []))).toEqual({
    phone: 'Please provide your phone number for Paypack payment.',
  });
});
