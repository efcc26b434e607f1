import { requestBuildAgain } from '#netlify/core/site-build/request-build.ts';
import { siteBuild } from '#netlify/core/site-build/site-build.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';

export const siteBuildRoutes = createRoutes()
  // Without an ETag: a build becomes silent with time, while nothing changes in the database.
  .get('/', requireAdmin, async (c) => c.json(await siteBuild(), 200))
  .post('/', requireAdmin, async (c) => {
    await requestBuildAgain(c.var.me);
    return c.json(await siteBuild(), 200);
  });
