import { expect, test } from 'vitest';
import type { Role } from '#netlify/core/account/account-user.ts';
import { makeUser } from '#tests/support/account.ts';
import { type Audience, agreedRoles } from '#tests/support/agreed/roles.ts';
import { type ApiRoute, apiRoutes, pathWith } from '#tests/support/api-routes.ts';
import { type Answer, call, unknownId } from '#tests/support/call.ts';
import { setUpEnvironment } from '#tests/support/set-up.ts';

const environment = setUpEnvironment();

const sentenceTo = (who: string, audience: Audience | undefined) =>
  who === 'an admin' && audience === 'superAdmin' ? /^Only .*super admin.+\.$/ : /^\p{Lu}.+\.$/u;

const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`;
const routes = await apiRoutes();

type Visitor = (route: ApiRoute, index: number) => Promise<Answer>;

/** Requests an unknown record with an empty body, so that an authorised call changes nothing. */
function send({ method, path }: ApiRoute, headers: Record<string, string> = {}) {
  const sentPath = pathWith({ method, path }, () => unknownId);
  return call(method, sentPath, { headers, ...(method !== 'GET' && { body: {} }) });
}

/** Uses a new account per call: some calls end the session, one deletes the account. */
function signedIn(role: Role, change?: string): Visitor {
  return async (route, index) => {
    const { user, token } = await makeUser(`${index}@example.com`, role);
    if (change !== undefined) await environment.sql(change, [user.id]);
    return send(route, { authorization: `Bearer ${token}` });
  };
}

const suspended = `update users set suspended_at = now(), suspended_for = '' where id = $1`;
const expired = `update sessions set expires_at = now() - interval '1 second' where user_id = $1`;

type Verdict = 'passed' | 'refused' | 401 | 403;
type Verdicts = Record<Audience, Verdict>;
const passed = {
  anyone: 'passed',
  secret: 'refused',
  user: 'passed',
  staff: 'passed',
  superAdmin: 'passed',
} as const;
const outside = { ...passed, user: 401, staff: 401, superAdmin: 401 } as const;

const visitors: [who: string, visitor: Visitor, verdicts: Verdicts][] = [
  ['a visitor without a login', (route) => send(route), outside],
  ['a suspended super admin', signedIn('SUPERADMIN', suspended), outside],
  ['a super admin with an expired session', signedIn('SUPERADMIN', expired), outside],
  ['a client', signedIn('USER'), { ...passed, staff: 403, superAdmin: 403 }],
  ['an admin', signedIn('ADMIN'), { ...passed, superAdmin: 403 }],
  ['a super admin', signedIn('SUPERADMIN'), passed],
];

test('every route has an agreed role, and every agreed role a route', () => {
  expect(routes.map(nameOf).sort()).toEqual([...agreedRoles.keys()].sort());
});

test.each(visitors)('every route responds to %s as agreed', async (who, visitor, verdicts) => {
  const wanted: Record<string, Verdict | undefined> = {};
  const answered: Record<string, Verdict | number> = {};
  for (const [index, route] of routes.entries()) {
    const name = nameOf(route);
    const audience = agreedRoles.get(name);
    const { status, json } = await visitor(route, index);
    wanted[name] = audience && verdicts[audience];
    answered[name] = verdictOf(status, audience);
    if (status === 401 || status === 403)
      expect(json, name).toEqual({ error: expect.stringMatching(sentenceTo(who, audience)) });
  }
  expect(answered).toEqual(wanted);
});

function verdictOf(status: number, audience: Audience | undefined): Verdict | number {
  if (audience === 'secret' && status >= 400 && status < 500) return 'refused';
  return status < 500 && status !== 401 && status !== 403 ? 'passed' : status;
}
