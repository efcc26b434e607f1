import * as z from 'zod';
import { codeLength } from '#src/domain/account/login/code.ts';
import { passwordLength } from '#src/domain/account/password.ts';
import { emailSentences, line } from '#src/lib/forms/form-fields.ts';
import { fieldProblem } from '../read-fields.ts';
import type { PasswordOwner } from './login/password-rules.ts';
import { normaliseEmail } from './normalise-email.ts';

/** An address in the form in which it is kept. */
export const emailField = () =>
  z.pipe(
    line(1000, emailSentences.empty, 'This email address is too long.'),
    z.transform((typed: string, context) => {
      const email = normaliseEmail(typed);
      if (email !== undefined) return email;
      context.issues.push({ code: 'custom', message: emailSentences.wrong, input: typed });
      return z.NEVER;
    }),
  );

/** A password as it was typed: only accents are written in one way, as keyboards do not agree on them. */
export const passwordField = (empty: string) =>
  z.string(empty).check(
    z.minLength(1, empty),
    // Twice what is allowed: the rules say it in their own words, and nobody makes us hash a novel.
    z.maxLength(passwordLength.max * 2, `Please use at most ${passwordLength.max} characters.`),
    z.overwrite((typed) => typed.normalize('NFC')),
  );

/** What people are called, on one line. */
export const nameField = () =>
  line(100, 'Please enter your name.', 'Please keep the name under 100 characters.');

/** So many digits, however they are spaced. */
export const codeField = (length = codeLength) =>
  z.string('Please enter the code from our email.').check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.regex(new RegExp(`^\\d{${length}}$`), `The code has ${length} digits.`),
  );

/** Throws ProblemError 422 when a new password cannot be used. */
export async function requireGoodPassword(
  field: string,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  // Loaded late: only who chooses a password needs the long list of those that are known.
  const { passwordProblem } = await import('./login/password-rules.ts');
  const problem = passwordProblem(password, owner);
  if (problem !== undefined) throw fieldProblem(field, problem);
}
