import { createMiddleware } from 'hono/factory';
import { requestBuild } from '#netlify/core/site-build/request-build.ts';
import { type ApiEnv, afterAnswer } from '../http/http.ts';

/** Requests a build after a change has been answered; nothing happens when the pages are up to date. */
export const buildAfterwards = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  if (c.res.ok) afterAnswer(c, requestBuild);
});
