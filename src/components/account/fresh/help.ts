import { pageLanguage } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { helpWithRefusals } from '../session/account-api.ts';

/** Handles 403 responses: opens the two-step set-up or asks for a fresh login. */

/** The open prompt, shared by all calls that wait for it. */
let open: Promise<boolean> | undefined;

helpWithRefusals(async (refusal) => {
  const body = (await refusal.json().catch(() => ({}))) as { problem?: unknown; passkey?: unknown };
  // Two-step login has to be set up first.
  if (body.problem === 'second-factor') window.location.assign(hrefIn(pageLanguage(), '/settings#security'));
  if (body.problem !== 'fresh-login') return false;
  open ??= ask(body.passkey === true);
  return open;
});

async function ask(passkey: boolean): Promise<boolean> {
  try {
    const { askFreshLogin } = await import('./ask-fresh-login.tsx');
    return await askFreshLogin(passkey);
  } finally {
    open = undefined;
  }
}
