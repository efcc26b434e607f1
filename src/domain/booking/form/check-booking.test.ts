import { describe, expect, it } from 'vitest';
import { wordedFailure } from '#src/lib/failure/failure.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { english } from '#tests/support/english.ts';
import { dateRequired } from '../day/required-date.ts';
import type { BookingDraft } from './booking-fields.ts';
import { checkBooking, problemFromServer } from './check-booking.ts';

const day = { today: '2026-11-20', dateRequiredFrom: undefined, payable: true };
const contact = {
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '0788123456',
  eventDate: '',
  location: '',
  message: '',
};
const draft: BookingDraft = { ...contact, discountCode: '' };

describe('checkBooking', () => {
  it('a complete booking passes the check', () => {
    expect(checkBooking(draft, 1, day)).toEqual({ ok: true, form: contact });
  });

  it('a typed but unapplied discount code is refused, so nobody pays full price by mistake', () => {
    const check = checkBooking({ ...draft, discountCode: ' MURAHO', name: '' }, 1, day);
    expect(check.ok ? [] : Object.keys(check.problem.fields)).toEqual(['discountCode', 'name']);
    expect(checkBooking({ ...draft, discountCode: 'MURAHO' }, 1, day)).toMatchObject({
      problem: {
        message: refusals('booking')('checkFields'),
        fields: { discountCode: refusals('discount')('codeUnapplied') },
      },
    });
  });

  it('an empty cart is reported before any invalid field', () => {
    const check = checkBooking({ ...draft, name: '' }, 0, day);
    expect(check.ok || wordedFailure(english, check.problem)).toEqual({
      message: 'Your cart is empty',
      text: 'Please add some items to your cart before booking.',
      fields: {},
    });
  });

  it.each([
    [{ name: '' }, 'Please fill in all required fields'],
    [{ email: '', phone: '' }, 'Phone number required'],
    [{ email: 'aline' }, 'Please check these fields'],
    [{ phone: '' }, 'Phone number required'],
    [{ phone: '123' }, 'Please check these fields'],
    [{ eventDate: '2020-01-01' }, 'Please check these fields'],
  ])('a booking with %j is refused under the heading: %s', (change, heading) => {
    const check = checkBooking({ ...draft, ...change }, 1, day);
    expect(check.ok || english(check.problem.message)).toBe(heading);
  });

  it.each([
    [{ email: '', phone: ' ' }, ['phone', 'email'], 'Please fill in all required fields'],
    [{ email: '', phone: '123' }, ['phone'], 'Please check these fields'],
  ])('a price request with %j is refused at %j under the heading: %s', (change, fields, heading) => {
    const check = checkBooking({ ...draft, ...change }, 1, { ...day, payable: false });
    expect(check.ok || english(check.problem.message)).toBe(heading);
    expect(check.ok || Object.keys(check.problem.fields)).toEqual(fields);
  });

  it.each([{ email: '' }, { phone: '' }])('a price request may have %j', (change) => {
    const check = checkBooking({ ...draft, ...change }, 1, { ...day, payable: false });
    expect(check.ok).toBe(true);
  });

  it('a booking that needs a date is refused without one', () => {
    const needed = { ...day, dateRequiredFrom: 500_000 };
    const check = checkBooking(draft, 1, needed);
    expect(check).toMatchObject({
      ok: false,
      problem: { fields: { eventDate: dateRequired(500_000) } },
    });
    const dated = { ...draft, eventDate: '2026-12-01' };
    expect(checkBooking(dated, 1, needed)).toMatchObject({ ok: true });
    expect(checkBooking({ ...draft, eventDate: '2020-01-01' }, 1, needed)).toMatchObject({
      problem: { fields: { eventDate: refusals('availability')('datePassed') } },
    });
  });

  it('invalid fields are listed in the order of the page', () => {
    const check = checkBooking({ ...draft, name: '', phone: '', eventDate: '2020-01-01' }, 1, day);
    expect(check.ok || Object.keys(check.problem.fields)).toEqual(['name', 'phone', 'eventDate']);
  });
});

describe('problemFromServer', () => {
  it('errors on form fields replace the server’s general sentence', () => {
    const problem = problemFromServer('Please correct the marked fields.', { email: 'Too long.' });
    expect(wordedFailure(english, problem)).toEqual({
      message: 'Please check your booking',
      fields: { email: 'Too long.' },
    });
  });

  it('errors on the order come first, with the general sentence when the form has no field', () => {
    const problem = problemFromServer('Please correct this.', { email: 'Too long.', 'items.0.sku': 'Gone.' });
    expect(problem.text).toBe('Please correct this.');
    expect(Object.keys(problem.fields)).toEqual(['items.0.sku', 'email']);
  });
});
