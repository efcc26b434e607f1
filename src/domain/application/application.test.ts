import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { english } from '#tests/support/english.ts';
import { applicationSchema } from './application.ts';
import { motivationProblem } from './application-limits.ts';

const schema = applicationSchema(new Set(['dance-internship']));
const request = {
  name: 'Aline Uwase',
  email: 'aline@example.com',
  phone: '+250 788 123 456',
  programme: 'dance-internship',
  availability: 'Mornings',
  motivation: 'x'.repeat(50),
  consent: 'on',
};

describe('an application', () => {
  it('an application with the required fields only is accepted, and its text tidied', () => {
    const untidy = { ...request, name: ' Aline\n Uwase ', availability: 'June \r\n July', extra: 1 };
    expect(schema.parse(untidy)).toEqual({
      ...request,
      availability: 'June July',
      consent: true,
      language: 'en',
    });
  });

  it.each(['https://example.com', 'http://example.com/a?b#c', ' https://example.com ', '', undefined])(
    'an application may have the portfolio %j',
    (portfolio) => {
      expect(schema.safeParse({ ...request, portfolio }).success).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//.',
    'ftp://example.com',
    'https://',
    '//example.com',
    'me',
  ])('an application with the portfolio %j is refused', (portfolio) => {
    const { error } = schema.safeParse({ ...request, portfolio });
    expect(english(fieldErrors(error?.issues ?? [])['portfolio'] ?? '')).toBe(
      'Please write the whole link, beginning with https://, or leave it empty.',
    );
  });

  it('an application with neither phone nor email gets an error on both', () => {
    const { error } = schema.safeParse({ ...request, phone: '', email: '' });
    expect(Object.keys(fieldErrors(error?.issues ?? []))).toEqual(['phone', 'email']);
  });

  it('an application of any shape is validated without throwing', () => {
    fc.assert(fc.property(fc.anything(), (anything) => !schema.safeParse(anything).success));
  });
});

describe('a motivation', () => {
  it.each([
    ['', 'empty', 'Please write what you want to learn, and why now.'],
    [' \n', 'empty', 'Please write what you want to learn, and why now.'],
    [
      'x'.repeat(49),
      'tooShort',
      'Please write a little more about what you want to learn: at least 50 characters.',
    ],
    ['x'.repeat(50), undefined, ''],
    ['x'.repeat(3000), undefined, ''],
    ['x'.repeat(3001), 'tooLong', 'Please keep your motivation under 3,000 characters.'],
    [`${'x'.repeat(49)}\r\n${'x'.repeat(2950)}`, undefined, ''],
  ])(
    'a motivation is judged alike in the browser and on the server (case %#)',
    (motivation, problem, said) => {
      expect(motivationProblem(motivation)).toBe(problem);
      const { error } = schema.safeParse({ ...request, motivation });
      expect(english(fieldErrors(error?.issues ?? [])['motivation'] ?? '')).toBe(said);
    },
  );
});
