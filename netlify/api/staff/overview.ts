import { readOverview } from '#netlify/core/staff/overview.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';

/** `/api/overview`: what the staff should know first. */
export const overviewRoutes = createRoutes().get('/', requireAdmin, async (c) =>
  c.json(await readOverview(new Date()), 200),
);
