import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { line, optionalEmail, optionalPhone } from './form-fields.ts';
import { phoneOrEmail, phoneOrEmailMissing, withoutRepeats } from './phone-or-email.ts';

const form = z
  .object({ name: line(9, 'No name.', 'Long.'), phone: optionalPhone(), email: optionalEmail() })
  .check(...phoneOrEmail);

const errors = (body: object) => fieldErrors(form.safeParse({ name: 'Aline', ...body }).error?.issues ?? []);

describe('a form that requires a phone or an email', () => {
  it.each([
    { phone: '0788123456' },
    { email: 'aline@example.com' },
    { phone: '0788123456', email: '' },
    { phone: ' ', email: 'aline@example.com' },
    { phone: '0788123456', email: 'aline@example.com' },
  ])('a form with %j is accepted', (body) => {
    expect(errors(body)).toEqual({});
  });

  it.each([{}, { phone: '', email: ' \n' }, { phone: '\u200b', email: '\u2060' }])(
    'a form with neither (%j) gets a sentence at each field',
    (body) => {
      expect(errors(body)).toEqual(phoneOrEmailMissing);
    },
  );

  it('a form with neither gets every other error in the same answer', () => {
    expect(errors({ name: 7 })).toEqual({ name: 'No name.', ...phoneOrEmailMissing });
  });

  it('a wrong email is an error even with a phone, and the other way round', () => {
    expect(Object.keys(errors({ phone: '0788123456', email: 'aline' }))).toEqual(['email']);
    expect(Object.keys(errors({ phone: 'call me', email: 'aline@example.com' }))).toEqual(['phone']);
  });

  it.each([null, undefined, 7, 'text', []])('the value %j is refused without throwing', (value) => {
    expect(form.safeParse(value).success).toBe(false);
  });

  it('a field left out is stored as empty text', () => {
    expect(form.parse({ name: 'Aline', phone: '0788123456' })).toMatchObject({ email: '' });
  });
});

it('a list of errors says once that phone and email are missing, at the phone', () => {
  expect(withoutRepeats({ ...phoneOrEmailMissing, name: 'No name.' }, phoneOrEmailMissing.email)).toEqual([
    ['phone', phoneOrEmailMissing.phone],
    ['name', 'No name.'],
  ]);
});
