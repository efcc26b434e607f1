import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { env } from '#netlify/core/env.ts';
import { type DeepHealth, readDeepHealth } from '#netlify/core/health/deep-health.ts';
import { type Health, readHealth } from '#netlify/core/health/health.ts';
import { createRoutes } from '../http/http.ts';
import { bearerToken, requireSuperAdmin, type SignedInEnv } from '../http/session.ts';

/** Admits a monitor with HEALTH_TOKEN, and super admins. Throws ProblemError 401 or 403. */
const requireMonitor: MiddlewareHandler<SignedInEnv> = (c, next) => {
  const [expected, token] = [env('HEALTH_TOKEN'), bearerToken(c)];
  const known = expected !== undefined && token !== undefined && isSame(token, expected);
  return known ? next() : requireSuperAdmin(c, next);
};

/**
 * `/api/health` lets the database sleep, `?deep` queries it.
 * 503 if the database failed: at a job's last check, or now for `?deep`.
 */
export const healthRoutes = createRoutes().get(
  '/',
  async (c, next) => {
    if (c.req.query('deep') !== undefined) return next();
    const health: Health & Partial<DeepHealth> = await readHealth();
    return c.json(health, health.ok ? 200 : 503);
  },
  requireMonitor,
  async (c) => {
    const health: Health & Partial<DeepHealth> = await readDeepHealth();
    return c.json(health, health.ok ? 200 : 503);
  },
);

/** Compares hashes in constant time, so that timing reveals neither value. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
