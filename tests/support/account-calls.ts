import { caller, goodPassword, loginAs, type TestUser } from './account.ts';
import { type Answer, type CallOptions, call } from './call.ts';
import type { Environment } from './server/environment.ts';

export const wrongPassword = 'four otters knit';
export const newPassword = 'seven lamps by lake muhazi';

interface Origin {
  address?: string;
  cookie?: string;
}

const sentFrom = ({ address, cookie }: Origin): CallOptions => ({
  ...(address && { address }),
  headers: cookie === undefined ? {} : { cookie },
});

export const loginFrom = (email: string, password: string, origin: Origin = {}) =>
  call('POST', '/api/auth/login', { body: { email, password }, ...sentFrom(origin) });

export async function wrongLogins(times: number, email: string, origin: Origin = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < times; made += 1)
    statuses.push((await loginFrom(email, wrongPassword, origin)).status);
  return statuses;
}

export const forgot = (email: unknown, origin: Origin = {}) =>
  call('POST', '/api/auth/forgot', { body: { email }, ...sentFrom(origin) });

/** Sets `newPassword` with the code or key of a reset mail. */
export const reset = (body: object, origin: Origin = {}) =>
  call('POST', '/api/auth/reset', { body: { newPassword, ...body }, ...sentFrom(origin) });

export async function logInAgain(email: string, password = goodPassword): Promise<TestUser> {
  const { token, user } = (await loginAs(email, password)).json as Pick<TestUser, 'token' | 'user'>;
  return { token, user, call: caller(token) };
}

/** Returns 200 while the login session is valid, then 401. */
export const sessionStatus = async ({ call }: Pick<TestUser, 'call'>) =>
  (await call('GET', '/api/auth/me')).status;

export const deviceCookie = ({ headers }: Answer) => headers.getSetCookie()[0]?.split(';')[0] ?? '';

export const refusedFields = ({ json }: Answer) => Object.keys((json as { fields: object }).fields);

/** Sets the count of a limit that has counted at least one real try. */
export const setTries = ({ sql }: Environment, kind: string, count: number) =>
  sql('update rate_limits set count = $1 where kind = $2', [count, kind]);

export const changeRole = (by: TestUser, { user }: TestUser, role: unknown) =>
  by.call('PUT', `/api/auth/users/${user.id}/role`, { role });

export const suspend = (by: TestUser, { user }: TestUser) =>
  by.call('PUT', `/api/users/${user.id}`, { suspended: true, reason: 'Left us' });

export const logOut = (by: TestUser, { user }: TestUser) =>
  by.call('DELETE', `/api/users/${user.id}/sessions`);
