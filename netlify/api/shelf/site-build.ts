import { siteBuild } from '#netlify/core/site-build/site-build.ts';
import type { SiteBuild } from '#src/features/shelf/site-build.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { answerFresh } from '../lists/fresh.ts';

/** `/api/site-build`, for the staff: whether the pages as they were built hold all that is public. */
export const siteBuildRoutes = createRoutes().get('/', requireAdmin, (c) =>
  answerFresh<SiteBuild>(c, siteBuild),
);
