import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireFactor } from '#netlify/core/account/factor/second-factor.ts';
import { requireFreshLogin } from '#netlify/core/account/login/fresh-login.ts';
import { notSignedIn, type SignedIn, signedInBy } from '#netlify/core/account/sessions.ts';
import { ProblemError } from '#netlify/core/errors.ts';
import type { ApiEnv } from './http.ts';

export interface SignedInEnv extends ApiEnv {
  Variables: { me: SignedIn };
}

/** Requires a login; queries the database on each request. Throws ProblemError 401. */
export const requireUser: MiddlewareHandler<SignedInEnv> = createMiddleware<SignedInEnv>(async (c, next) => {
  c.set('me', await signedIn(c));
  await next();
});

/** Requires an admin or super admin. Throws ProblemError 401 or 403. */
export const requireAdmin: MiddlewareHandler<SignedInEnv> = createMiddleware<SignedInEnv>(async (c, next) => {
  const me = await signedIn(c);
  if (me.user.role === 'USER') throw new ProblemError(403, 'Only the studio’s staff can do this.');
  requireFactor(me);
  c.set('me', me);
  await next();
});

/** Requires a super admin. Throws ProblemError 401 or 403. */
export const requireSuperAdmin: MiddlewareHandler<SignedInEnv> = createMiddleware<SignedInEnv>(
  async (c, next) => {
    const me = await signedIn(c);
    if (me.user.role !== 'SUPERADMIN') throw new ProblemError(403, 'Only a super admin can do this.');
    requireFactor(me);
    c.set('me', me);
    await next();
  },
);

/** Requires a login within ten minutes. Mount after a role guard. Throws ProblemError 403. */
export const freshLogin: MiddlewareHandler<SignedInEnv> = createMiddleware<SignedInEnv>(async (c, next) => {
  await requireFreshLogin(c.var.me);
  await next();
});

export function bearerToken(c: Context): string | undefined {
  return /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
}

async function signedIn(c: Context<SignedInEnv>): Promise<SignedIn> {
  const token = bearerToken(c);
  const me = token === undefined ? undefined : await signedInBy(token);
  if (me !== undefined) return me;
  throw notSignedIn();
}
