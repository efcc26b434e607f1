import * as z from 'zod';

/** "studio" marks invented content until the studio confirms it; `npm run unconfirmed` lists it. */
export const contentSource = z.enum(['spec', 'studio'], 'Write "spec" or "studio".');

/** Strings that translators write (docs/editing.md, Translations), with a note for them. */
export const translatable = z.registry<{ words: string } | Shape>();

/** The part of a JSON Schema that lists its keys. */
export interface Shape {
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | false;
  propertyNames?: { enum?: string[] };
  items?: Shape;
  prefixItems?: Shape[];
  oneOf?: Shape[];
  anyOf?: Shape[];
  /** Set for a string that translators write. */
  words?: string;
}

export function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { unrepresentable: 'any', metadata: translatable }) as Shape;
}

export const words = (what: string, sentence = `Write ${what}.`) =>
  z.string(sentence).min(1, sentence).register(translatable, { words: what });

/** A name that is the same in all languages: of a person, a file, an address. */
export const reference = (what: string) => z.string(`Write ${what}.`).min(1, `Write ${what}.`);

export const contentId = z.string().regex(/^[a-z0-9-]+$/, 'An id has small letters, digits and dashes only.');

export const alt = z
  .string('Describe the picture in a sentence.')
  .min(10, 'Describe the picture in a sentence.')
  .register(translatable, { words: 'the picture, for people who cannot see it' });

const kindsOfValue: Record<string, string> = {
  array: 'Write a list.',
  boolean: 'Write true or false.',
  date: 'Write a date.',
  int: 'Write a whole number, without quotes.',
  number: 'Write a number, without quotes.',
  object: 'Write an object with keys.',
  record: 'Write an object with keys.',
  string: 'Write text here.',
  tuple: 'Write a list.',
};

export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return kindsOfValue[issue.expected];
    case 'invalid_value':
      return `Write ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}.`;
    case 'too_small':
      return issue.origin === 'string' ? 'Write text here.' : `Write at least ${issue.minimum}.`;
    case 'too_big':
      return `Write at most ${issue.maximum}.`;
    case 'unrecognized_keys':
      return `Unknown key ${issue.keys.join(', ')}: check the spelling, or remove it.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Write an email address.' : 'Write a whole address: https://….';
    default:
      return undefined;
  }
};
