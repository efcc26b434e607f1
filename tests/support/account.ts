import { users } from '#netlify/core/account/account.table.ts';
import { setPassword } from '#netlify/core/account/account-queries.ts';
import type { AccountUser, Role } from '#netlify/core/account/account-user.ts';
import { hashPassword } from '#netlify/core/account/password-hash.ts';
import { startSession } from '#netlify/core/account/sessions.ts';
import { db } from '#netlify/core/database.ts';
import { type Answer, call } from './call.ts';
import { newestMail } from './mails.ts';
import type { Environment } from './server/environment.ts';

export const goodPassword = 'three otters knit';

export function codeIn(text: string | undefined): string {
  const [, code] = /\b(\d{6}|\d{8})\b/.exec(text ?? '') ?? [];
  if (code === undefined) throw new Error(`There is no code in this mail: ${text}`);
  return code;
}

export function wrongCodeBeside(code: string): string {
  return String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
}

export const registerAs = (body: object, address?: string): Promise<Answer> =>
  call('POST', '/api/auth/register', {
    body: { name: 'Aline Uwase', password: goodPassword, ...body },
    ...(address && { address }),
  });

export const loginAs = (
  email: string,
  password: string = goodPassword,
  headers: Record<string, string> = {},
): Promise<Answer> => call('POST', '/api/auth/login', { body: { email, password }, headers });

export interface TestUser {
  user: AccountUser;
  token: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export function caller(token: string): TestUser['call'] {
  return (method, path, body, headers) =>
    call(method, path, {
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
}

export async function mailedCode(environment: Environment, to: string): Promise<string> {
  return codeIn((await newestMail(environment, to))?.text);
}

let goodHash: Promise<string> | undefined;

/** Creates a logged-in user with the good password, without the slow registration. */
export async function makeUser(email: string, role: Role = 'USER'): Promise<TestUser> {
  goodHash ??= hashPassword(goodPassword);
  const hash = await goodHash;
  const user = await db().transaction(async (tx) => {
    const [made] = await tx.insert(users).values({ name: 'Aline Uwase', email, role }).returning();
    if (made === undefined) throw new Error('The database did not return the user it stored.');
    await setPassword(tx, made.id, hash);
    return made;
  });
  const session = await startSession(user, undefined);
  return { ...session, call: caller(session.token) };
}

/** Backdates sent codes by a minute, so that the next one can be sent. */
export async function aMinuteLater({ sql }: Environment): Promise<void> {
  for (const table of ['one_time_codes', 'reset_codes'])
    await sql(`update ${table} set created_at = created_at - interval '61 seconds'`);
}

export async function windowsLater({ sql }: Environment): Promise<void> {
  await sql(`update rate_limits set expires_at = expires_at - interval '1 day'`);
}
