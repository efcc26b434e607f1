import { createMiddleware } from 'hono/factory';
import { requestBuild } from '#netlify/core/site-build/request-build.ts';
import { type ApiEnv, afterResponse } from '../http/http.ts';

/** Requests a build after the response to a change; a no-op while the pages are up to date. */
export const buildAfterwards = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.res.ok) afterResponse(c, requestBuild);
});
