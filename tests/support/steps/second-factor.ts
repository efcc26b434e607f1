import { TOTP } from 'otpauth';
import type { SecondStepAnswer } from '#src/domain/account/login/second-step-answer.ts';
import { goodPassword, loginAs, type TestUser } from '../account.ts';
import { type Answer, call } from '../call.ts';
import type { Environment } from '../server/environment.ts';

const stepSeconds = 30;

/** Computes the app's code for a key, `later` intervals from now. */
export function appCode(key: string, later = 0): string {
  return new TOTP({ secret: key }).generate({ timestamp: Date.now() + later * stepSeconds * 1000 });
}

export async function setUpApp(user: TestUser): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await user.call('POST', '/api/auth/me/second-factor/app')).json as { key: string };
  const code = appCode(key);
  const added = await user.call('PUT', '/api/auth/me/second-factor/app', { code });
  return { key, ...(added.json as { recoveryCodes: string[] }) };
}

/** Clears the last used time step, as if half a minute had passed. */
export async function nextCode({ sql }: Environment): Promise<void> {
  await sql('update totp_secrets set last_step = 0');
}

export async function firstStep(email: string, password = goodPassword): Promise<SecondStepAnswer> {
  const { status, json } = await loginAs(email, password);
  if (status !== 403) throw new Error(`The login answered ${status}.`);
  return json as SecondStepAnswer;
}

export const secondStep = (
  ticket: string,
  code: string,
  headers: Record<string, string> = {},
): Promise<Answer> => call('POST', '/api/auth/login/code', { body: { ticket, code }, headers });

export async function loginsAgo({ sql }: Environment, minutes: number): Promise<void> {
  await sql(`update sessions set authenticated_at = now() - make_interval(mins => $1)`, [minutes]);
}
