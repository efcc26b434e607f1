import * as z from 'zod';
import { codeLength } from '#src/domain/account/login/code.ts';
import type { SecondStepAnswer } from '#src/domain/account/login/second-step-answer.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { db, type Transaction } from '../../database.ts';
import { ProblemError } from '../../errors.ts';
import { readFields } from '../../read-fields.ts';
import { passwordHashOf } from '../account-queries.ts';
import type { User } from '../account-user.ts';
import { consumeTicket, issueTicket, ownerOfTicket } from '../factor/login-ticket.ts';
import { ownPasskeys } from '../factor/passkeys.ts';
import { consumeRecoveryCode, hasRecoveryCode, readRecoveryCode } from '../factor/recovery-codes.ts';
import { auditAndEmailChange } from '../factor/second-factor.ts';
import { checkTotp, totpSince } from '../factor/totp.ts';
import { deleteSession, type NewSession, startSession } from '../sessions.ts';
import { auditLogin, InvalidCredentials } from './audit-login.ts';
import { type Caller, countAttempt, limitUnguessable } from './guess-limits.ts';

const refused = refusals('login');

const secondStepSchema = z.object({
  ticket: z.string(refused('loginFirst')).check(z.maxLength(100)),
  code: z
    .string(refused('secondCodeMissing'))
    .check(z.minLength(1, refused('secondCodeMissing')), z.maxLength(100)),
});
export type SecondStepRequest = z.input<typeof secondStepSchema>;

/** Builds the error with a ticket for the second step; undefined if the password changed meanwhile. */
export async function askSecondStep(user: User, hash: string): Promise<ProblemError | undefined> {
  const ticket = await issueTicket(user.id);
  if ((await passwordHashOf(db(), user.id)) !== hash) {
    await consumeTicket(db(), ticket);
    return undefined;
  }
  const answer: SecondStepAnswer = {
    ticket,
    app: (await totpSince(db(), user.id)) !== undefined,
    passkey: (await ownPasskeys(db(), user.id)).length > 0,
  };
  return new ProblemError(403, refused('oneMoreStep'), { extra: { ...answer } });
}

/** Completes a login by app code or recovery code. Throws ProblemError 400, 401, 422 or 429. */
export async function finishLogin(body: unknown, caller: Caller): Promise<NewSession> {
  const { ticket, code: typed } = readFields(secondStepSchema, body);
  const user = await ownerOfTicket(ticket);
  if (user === undefined) throw tooLate();
  const consumeCode = await checkCode(user, typed, caller);
  // Session first: revoking a ticket also ends sessions, so that none outlives it.
  const session = await startSession(user, caller.userAgent);
  try {
    await db().transaction(async (tx) => {
      if (!(await consumeTicket(tx, ticket))) throw tooLate();
      await consumeCode?.(tx);
    });
  } catch (error) {
    await deleteSession(session);
    throw error;
  }
  await auditLogin(user, 'code', caller);
  return session;
}

type ConsumeCode = (tx: Transaction) => Promise<void>;

/** Checks a code; undefined for an app code, which the check itself uses up. */
async function checkCode(user: User, typed: string, caller: Caller): Promise<ConsumeCode | undefined> {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  if (/^\d+$/.test(digits) && digits.length === codeLength) {
    await checkAppCode(user, digits, caller);
    return undefined;
  }
  const code = readRecoveryCode(typed);
  await limitUnguessable('recovery', caller);
  if (code === undefined || !(await hasRecoveryCode(user.id, code))) throw wrongRecoveryCode();
  return async (tx) => {
    if (!(await consumeRecoveryCode(tx, user.id, code))) throw wrongRecoveryCode();
    await auditAndEmailChange(tx, user, 'recovery-code-used', {});
  };
}

function wrongRecoveryCode(): InvalidCredentials {
  return wrongCode(refused('secondCodeWrong', { length: codeLength }));
}

async function checkAppCode(user: User, code: string, caller: Caller): Promise<void> {
  const refund = await countAttempt('factor', user.email, caller);
  if (!(await checkTotp(user.id, code))) throw wrongCode(refused('appCodeWrong'));
  await refund();
}

function wrongCode(refusal: string): InvalidCredentials {
  return new InvalidCredentials(422, refusal, { fields: { code: refusal } });
}

function tooLate(): ProblemError {
  return new ProblemError(401, refused('tooLate'));
}
