import * as z from 'zod/mini';

/** What the staff's calls about entries take beside the fields of an entry. */

const version = z
  .string('Send the version that you saw.')
  .check(z.maxLength(40, 'Send the version that you saw.'));

const agreed = z.optional(z.array(z.string(), 'Send what was agreed to as a list.'));

/** With a change: fields that are left out stay. Without a state the fields are kept as a draft. */
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
  /** Id of the entry that it stands behind; null: it comes first. */
  after: z.nullable(z.string('Send the id of the entry before it, or null.')),
});
