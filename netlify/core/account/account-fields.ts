import * as z from 'zod';
import { codeLength } from '#src/domain/account/login/code.ts';
import { passwordLength } from '#src/domain/account/password.ts';
import { emailRefusals, line } from '#src/lib/forms/form-fields.ts';
import { fieldProblem } from '../read-fields.ts';
import type { PasswordOwner } from './login/password-rules.ts';
import { normaliseEmail } from './normalise-email.ts';

export const emailField = () =>
  z.pipe(
    line(1000, emailRefusals.empty, 'This email address is too long.'),
    z.transform((typed: string, context) => {
      const email = normaliseEmail(typed);
      if (email !== undefined) return email;
      context.issues.push({ code: 'custom', message: emailRefusals.wrong, input: typed });
      return z.NEVER;
    }),
  );

/** Password as typed, except for NFC, because keyboards compose accents differently. */
export const passwordField = (empty: string) =>
  z.string(empty).check(
    z.minLength(1, empty),
    // Twice the limit: the password rules have a better message, and huge input is not hashed.
    z.maxLength(passwordLength.max * 2, `Please use at most ${passwordLength.max} characters.`),
    z.overwrite((typed) => typed.normalize('NFC')),
  );

export const nameField = () =>
  line(100, 'Please enter your name.', 'Please keep the name under 100 characters.');

export const codeField = (length = codeLength) =>
  z.string('Please enter the code from our email.').check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.regex(new RegExp(`^\\d{${length}}$`), `The code has ${length} digits.`),
  );

/** Throws ProblemError 422 if a new password is unusable. */
export async function requireGoodPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  // Loaded late: the long list of known passwords is needed only when someone chooses one.
  const { passwordProblem } = await import('./login/password-rules.ts');
  const problem = passwordProblem(password, owner);
  if (problem !== undefined) throw fieldProblem(field, problem);
}
