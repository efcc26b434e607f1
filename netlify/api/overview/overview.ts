import { changeMonthlyTarget, type TargetRequest } from '#netlify/core/overview/monthly-target.ts';
import { readOverview } from '#netlify/core/overview/overview.ts';
import { readWaiting } from '#netlify/core/overview/waiting.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

export const overviewRoutes = createRoutes()
  .get('/', requireAdmin, (c) => respondWithEtag(c, () => readOverview(new Date())))
  .get('/waiting', requireAdmin, (c) => respondWithEtag(c, () => readWaiting(new Date())))
  .put('/target', requireAdmin, jsonBody<TargetRequest>(), async (c) =>
    c.json({ monthlyTarget: await changeMonthlyTarget(c.var.me, c.req.valid('json')) }, 200),
  );
