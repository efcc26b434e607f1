import * as z from 'zod';
import type { FactorAdded } from '#src/domain/account/settings/second-factor.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { ProblemError } from '../../errors.ts';
import { fieldProblem, readFields } from '../../read-fields.ts';
import { codeField } from '../account-fields.ts';
import { forgiveAccount, limitAccount } from '../account-limits.ts';
import type { SignedIn } from '../sessions.ts';
import { checkNewPasskey, deletePasskey, newPasskeyOptions, storePasskey } from './passkeys.ts';
import { addFactor, removeFactor, requireStaffOwner } from './second-factor.ts';
import { confirmTotp, deleteTotp, drawTotp, type TotpSetup } from './totp.ts';

const refused = refusals('login');

const codeSchema = z.object({ code: codeField() });
export type AppCodeRequest = z.input<typeof codeSchema>;

/** Starts setting up an authenticator app, the first or another one. Throws ProblemError 403. */
export async function startApp(me: SignedIn): Promise<TotpSetup> {
  requireStaffOwner(me);
  return drawTotp(me.user);
}

/** Confirms the app by its first code. Throws ProblemError 400, 403, 422 or 429. */
export async function confirmApp(me: SignedIn, body: unknown, address: string): Promise<FactorAdded> {
  requireStaffOwner(me);
  const { code } = readFields(codeSchema, body);
  await limitAccount('factor-set-up', me.user.id, address);
  const recoveryCodes = await addFactor(me, 'app-added', async (tx) => {
    if (await confirmTotp(tx, me.user.id, code)) return {};
    throw fieldProblem('code', refused('appSetUpWrong'));
  });
  await forgiveAccount('factor-set-up', me.user.id);
  return { recoveryCodes };
}

/** Removes the authenticator app. Throws ProblemError 404 or 409. */
export async function removeApp(me: SignedIn): Promise<void> {
  await removeFactor(me, 'app-removed', async (tx) => {
    if (await deleteTotp(tx, me.user.id)) return {};
    throw new ProblemError(404, refused('appGone'));
  });
}

/** Starts adding a passkey. Throws ProblemError 403, 409 or 429. */
export async function startPasskey(me: SignedIn, address: string) {
  requireStaffOwner(me);
  await limitAccount('factor-set-up', me.user.id, address);
  return newPasskeyOptions(me.user);
}

/** Adds a passkey the browser created. Throws ProblemError 400, 403, 409 or 422. */
export async function addPasskey(
  me: SignedIn,
  body: unknown,
  userAgent: string | undefined,
): Promise<FactorAdded> {
  requireStaffOwner(me);
  const checked = await checkNewPasskey(me.user.id, body, userAgent);
  const recoveryCodes = await addFactor(me, 'passkey-added', async (tx) => {
    await storePasskey(tx, me.user.id, checked);
    return { passkey: checked.device };
  });
  return { recoveryCodes };
}

/** Removes a passkey. Throws ProblemError 404 or 409. */
export async function removePasskey(me: SignedIn, id: string): Promise<void> {
  await removeFactor(me, 'passkey-removed', async (tx) => {
    const device = await deletePasskey(tx, me.user.id, id);
    if (device !== undefined) return { passkey: device };
    throw new ProblemError(404, refused('passkeyGone'));
  });
}
