import { domainToASCII } from 'node:url';
import * as z from 'zod';
import { maxEmailLength } from '#src/lib/forms/form-fields.ts';

const written = z.email();

/**
 * Normalises an address for storage and comparison: NFKC, lower case, ASCII domain.
 * Undefined if invalid, or non-ASCII before the @: look-alikes that few mail servers accept.
 */
export function normaliseEmail(typed: string): string | undefined {
  const folded = typed.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = domainToASCII(folded.slice(at + 1));
  const email = `${folded.slice(0, at)}@${domain}`;
  return email.length <= maxEmailLength && written.safeParse(email).success ? email : undefined;
}
