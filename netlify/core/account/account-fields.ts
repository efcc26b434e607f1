import * as z from 'zod';
import { codeLength } from '#src/domain/account/login/code.ts';
import { passwordLength } from '#src/domain/account/password.ts';
import { emailRefusals, line } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { fieldProblem } from '../read-fields.ts';
import type { PasswordOwner } from './login/password-rules.ts';
import { normaliseEmail } from './normalise-email.ts';

const refused = refusals('account');
const refusedLogin = refusals('login');

export const emailField = () =>
  z.pipe(
    line(1000, emailRefusals.empty, refusals('forms')('emailTooLong')),
    z.transform((typed: string, context) => {
      const email = normaliseEmail(typed);
      if (email !== undefined) return email;
      context.issues.push({ code: 'custom', message: emailRefusals.wrong, input: typed });
      return z.NEVER;
    }),
  );

export const passwordField = (empty: string) => passwordOrEmpty(empty).check(z.minLength(1, empty));

/** Password as typed, except for NFC, because keyboards compose accents differently. */
export const passwordOrEmpty = (wrong: string) =>
  z.string(wrong).check(
    // Twice the limit: the password rules have a better message, and huge input is not hashed.
    z.maxLength(passwordLength.max * 2, refusedLogin('passwordTooLong', passwordLength)),
    z.overwrite((typed) => typed.normalize('NFC')),
  );

export const nameField = () => line(100, refused('nameEmpty'), refused('nameTooLong'));

export const codeField = (length = codeLength) =>
  z.string(refused('codeEmpty')).check(
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.regex(new RegExp(`^\\d{${length}}$`), refused('codeWrong', { length })),
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
