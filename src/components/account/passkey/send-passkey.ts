import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

export type UsedPasskey = AuthenticationResponseJSON;

export function sendPasskey(json: UsedPasskey) {
  return answerTo((init) => api.auth.passkey.$post({ json }, { init }));
}

/** JSON has no undefined fields, but the type of the call allows them. */
type Options = PublicKeyCredentialRequestOptionsJSON;

/** Prompts for a passkey of this site; undefined if the user cancels. */
export async function askForPasskey(): Promise<Answer<UsedPasskey | undefined>> {
  const options = await answerTo((init) => api.auth.passkey.options.$post({}, { init }));
  if (options.kind !== 'ok') return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const data = await startAuthentication({ optionsJSON: options.data as Options }).catch(() => undefined);
  return { kind: 'ok', data };
}
