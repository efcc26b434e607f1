import * as z from 'zod/mini';

const version = z
  .string('Send the version that you saw.')
  .check(z.maxLength(40, 'Send the version that you saw.'));

const agreed = z.optional(z.array(z.string(), 'Send the accepted effects as a list.'));

/** Omitted fields stay unchanged. Without a state, the fields are saved as a draft. */
export const changeSchema = z.looseObject({
  state: z.optional(z.enum(['published', 'hidden'], 'Write published or hidden.')),
  version,
  agreed,
});

export const addSchema = z.looseObject({
  state: z._default(z.enum(['draft', 'published'], 'Write draft or published.'), 'draft'),
});

export const seenSchema = z.object({ version });

export const revertSchema = z.object({ version, agreed });

export const positionSchema = z.object({
  /** Id of the preceding entry; null for the first position. */
  after: z.nullable(z.string('Send the id of the entry before it, or null.')),
});
