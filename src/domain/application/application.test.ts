import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { applicationSchema } from './application.ts';
import { applicationSentences, motivationProblem } from './application-words.ts';

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
    expect(schema.parse(untidy)).toEqual({ ...request, availability: 'June July', consent: true });
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
    expect(fieldErrors(error?.issues ?? [])).toEqual({ portfolio: applicationSentences.portfolio });
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
    ['', applicationSentences.motivation],
    [' \n', applicationSentences.motivation],
    ['x'.repeat(49), applicationSentences.motivationShort],
    ['x'.repeat(50), undefined],
    ['x'.repeat(3000), undefined],
    ['x'.repeat(3001), applicationSentences.motivationLong],
    [`${'x'.repeat(49)}\r\n${'x'.repeat(2950)}`, undefined],
  ])('a motivation is judged alike in the browser and on the server (case %#)', (motivation, sentence) => {
    expect(motivationProblem(motivation)).toBe(sentence);
    const { error } = schema.safeParse({ ...request, motivation });
    expect(fieldErrors(error?.issues ?? []).motivation).toBe(sentence);
  });
});
