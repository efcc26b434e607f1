import * as z from 'zod/mini';
import { emailAddress, optionalLine, requiredPhone } from '#src/lib/forms/form-fields.ts';
import { clientLanguages } from './client.ts';

export const mostKeys = 20;

const tooMany = `A client can have ${mostKeys} of them at most.`;
const version = z.int('Please send the version of the client that you saw.');

/** Corrections by staff. Phones and emails replace the earlier ones. */
export const clientSchema = z.object({
  name: optionalLine(100, 'Please keep the name under 100 characters.'),
  language: z.enum(clientLanguages, 'Choose one of: en, fr, rw.'),
  phones: z.array(requiredPhone(), 'Send the phone numbers as a list.').check(z.maxLength(mostKeys, tooMany)),
  emails: z.array(emailAddress(), 'Send the emails as a list.').check(z.maxLength(mostKeys, tooMany)),
  version,
});
export type ClientChange = z.input<typeof clientSchema>;

/** `into` is the client that takes over the records and keys. */
export const mergeSchema = z.object({ into: z.string('Please send the id of the other client.'), version });
export type MergeRequest = z.input<typeof mergeSchema>;

export const erasureSchema = z.object({ version });
export type ErasureRequest = z.input<typeof erasureSchema>;
