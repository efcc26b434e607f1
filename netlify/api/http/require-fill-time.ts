import { createMiddleware } from 'hono/factory';
import { checkFillTime } from '#netlify/core/abuse/fill-time.ts';
import { fillTimeHeader } from '#src/lib/forms/fill-time.ts';
import type { ApiEnv } from './http.ts';

/** Rejects forms that a script submits faster than people do. Plain HTML forms send no fill time. */
export const requireFillTime = createMiddleware<ApiEnv>(async (c, next) => {
  if (!c.req.header('accept')?.includes('text/html')) checkFillTime(c.req.header(fillTimeHeader));
  await next();
});
