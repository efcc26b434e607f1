import { describe, expect, it } from 'vitest';
import { english } from '#tests/support/english.ts';
import {
  consent,
  emailAddress,
  hasMissingField,
  line,
  lines,
  optionalPhone,
  requiredPhone,
} from './form-fields.ts';

describe('emailAddress', () => {
  it.each(['aline@example.com', 'first.last+studio@mail.example.rw', ' aline@example.com '])(
    'the email address "%s" is accepted',
    (address) => {
      expect(emailAddress().parse(address)).toBe(address.trim());
    },
  );

  it.each(['', 'aline', 'a@b', 'a@b.c', 'a b@example.com', 'a@example.com, b@example.com', 7, null])(
    'the email address %j is refused',
    (address) => {
      expect(emailAddress().safeParse(address).success).toBe(false);
    },
  );
});

describe('a phone number', () => {
  it.each(['+250 788 123 456', '0788123456', '(0)788-12.34.56', '+1 (212) 555-0100', ' 123456789 '])(
    'the phone number "%s" is accepted',
    (number) => {
      expect(requiredPhone().parse(number)).toBe(number.trim());
      expect(optionalPhone().parse(number)).toBe(number.trim());
    },
  );

  it.each(['12345678', '1234567890123456', 'ask for Aline', '+250 788 123 45x', '++250788123456', 7, null])(
    'the phone number %j is refused',
    (number) => {
      expect(requiredPhone().safeParse(number).success).toBe(false);
      expect(optionalPhone().safeParse(number).success).toBe(false);
    },
  );

  it.each(['', '  ', undefined])(
    'a phone number left out (%j) is accepted only where it is optional',
    (nothing) => {
      expect(optionalPhone().safeParse(nothing).success).toBe(true);
      const refused = requiredPhone().safeParse(nothing);
      expect(refused.error?.issues.map(({ message }) => english(message))).toEqual([
        'Please enter your phone number.',
      ]);
    },
  );
});

it('a single-line field loses line breaks and invisible characters', () => {
  expect(line(20, 'empty', 'long').parse(' Hi\r\nBcc:  all ')).toBe('Hi Bcc: all');
  expect(line(20, 'empty', 'long').safeParse(' \n ').success).toBe(false);
  expect(line(20, 'empty', 'long').safeParse('\u200b\u2060').success).toBe(false);
  expect(line(20, 'empty', 'long').parse('\u202eenilA\u202c\u200b Uwase\u2028Keza')).toBe('enilA Uwase Keza');
  expect(line(20, 'empty', 'long').parse('Al\u0000in\u001be \u202e Uwa\u200dse')).toBe('Aline Uwase');
  // Keeps letters and emoji, but drops joiners, which could make two names look alike.
  expect(line(20, 'empty', 'long').parse('👩‍🎨 نمی‌دانم')).toBe('👩🎨 نمیدانم');
});

it('a line break counts as a single character, whether it is LF or CRLF', () => {
  expect(lines(3, 'empty', 'long').parse('a\r\nb')).toBe('a\nb');
  expect(lines(3, 'empty', 'long').safeParse('a\r\nbc').success).toBe(false);
});

it('consent is accepted as true or “on”, from a script or from a form', () => {
  for (const tick of [true, 'true', 'on']) expect(consent('Please agree.').parse(tick)).toBe(true);
  for (const none of [undefined, null, false, '', 'false', 1]) {
    const refused = consent('Please agree.').safeParse(none);
    expect(refused.error?.issues.map(({ message }) => english(message))).toEqual(['Please agree.']);
  }
});

describe('hasMissingField', () => {
  it.each([{}, { name: '' }, { name: ' \n' }, { name: null }])('the body %j lacks a name', (body) => {
    expect(hasMissingField(body, ['name'])).toBe(true);
  });

  it('a body with all fields lacks none, whatever their values', () => {
    expect(hasMissingField({ name: 0, email: 'x' }, ['name', 'email'])).toBe(false);
  });
});
