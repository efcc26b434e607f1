import { createMiddleware } from 'hono/factory';
import { refuseHaste } from '#netlify/core/abuse/haste.ts';
import { fillTimeHeader } from '#src/lib/forms/fill-time.ts';
import type { ApiEnv } from './http.ts';

/** Stops what a script sends sooner than people do. A browser that sends a form by itself asks for HTML, and measures nothing. */
export const unhurried = createMiddleware<ApiEnv>(async (c, next) => {
  if (!c.req.header('accept')?.includes('text/html')) refuseHaste(c.req.header(fillTimeHeader));
  await next();
});
