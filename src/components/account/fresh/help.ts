import { helpWithRefusals } from '../session/account-api.ts';

/** What is done about refusals on pages where people change what weighs most. */

/** One question at a time, however many calls wait for its answer. */
let open: Promise<boolean> | undefined;

helpWithRefusals(async (refusal) => {
  const body = (await refusal.json().catch(() => ({}))) as { problem?: unknown; passkey?: unknown };
  // Those who have to set up two-step login first are led there.
  if (body.problem === 'second-factor') window.location.assign('/settings#security');
  if (body.problem !== 'fresh-login') return false;
  open ??= ask(body.passkey === true);
  return open;
});

/** Asks for the password where the login was too long ago. */
async function ask(passkey: boolean): Promise<boolean> {
  try {
    const { askFreshLogin } = await import('./ask-fresh-login.tsx');
    return await askFreshLogin(passkey);
  } finally {
    open = undefined;
  }
}
