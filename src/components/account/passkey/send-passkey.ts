import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';

/** What a browser says of a passkey that its owner has used. */
export type UsedPasskey = AuthenticationResponseJSON;

/** Logs in with a passkey. */
export function sendPasskey(json: UsedPasskey) {
  return answerTo((init) => api.auth.passkey.$post({ json }, { init }));
}

/** JSON has no undefined fields, which the type of the call cannot know. */
type Options = PublicKeyCredentialRequestOptionsJSON;

/** Lets the owner use a passkey of this site; undefined when they did not. */
export async function askForPasskey(): Promise<Answer<UsedPasskey | undefined>> {
  const options = await answerTo((init) => api.auth.passkey.options.$post({}, { init }));
  if (options.kind !== 'ok') return options;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const data = await startAuthentication({ optionsJSON: options.data as Options }).catch(() => undefined);
  return { kind: 'ok', data };
}
