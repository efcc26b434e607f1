import * as z from 'zod';

/** "studio" marks invented content until the studio confirms it; `npm run unconfirmed` lists it. */
export const contentSource = z.enum(['spec', 'studio'], 'Write "spec" or "studio".');

export const words = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

export const contentId = z.string().regex(/^[a-z0-9-]+$/, 'An id has small letters, digits and dashes only.');

export const alt = z
  .string('Describe the picture in a sentence.')
  .min(10, 'Describe the picture in a sentence.');

const kindsOfValue: Record<string, string> = {
  array: 'Write a list.',
  boolean: 'Write true or false.',
  date: 'Write a date.',
  int: 'Write a whole number, without quotes.',
  number: 'Write a number, without quotes.',
  object: 'Write a group of keys.',
  record: 'Write a group of keys.',
  string: 'Write words here.',
  tuple: 'Write a list.',
};

export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return kindsOfValue[issue.expected];
    case 'invalid_value':
      return `Write ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.`;
    case 'too_small':
      return issue.origin === 'string' ? 'Write words here.' : `Write ${issue.minimum} at least.`;
    case 'too_big':
      return `Write ${issue.maximum} at most.`;
    case 'unrecognized_keys':
      return `Nothing reads ${issue.keys.join(', ')}: check the spelling, or take it out.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Write an email address.' : 'Write a whole address: https://….';
    default:
      return undefined;
  }
};
