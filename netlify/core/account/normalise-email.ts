import { domainToASCII } from 'node:url';
import * as z from 'zod';
import { maxEmailLength } from '#src/lib/forms/form-fields.ts';

const written = z.email();

/**
 * The one way in which an address is kept and compared: compatibility forms folded, lower case, an international domain
 * in its ASCII form. Undefined for what cannot be written to, and for letters beyond ASCII before the @: they look like
 * others, and hardly any mail server takes them.
 */
export function normaliseEmail(typed: string): string | undefined {
  const folded = typed.normalize('NFKC').trim().toLowerCase();
  const at = folded.lastIndexOf('@');
  const domain = domainToASCII(folded.slice(at + 1));
  const email = `${folded.slice(0, at)}@${domain}`;
  return email.length <= maxEmailLength && written.safeParse(email).success ? email : undefined;
}
