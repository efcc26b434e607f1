import { readOverview } from '#netlify/core/studio/overview.ts';
import { createRoutes } from './http.ts';
import { requireAdmin } from './session.ts';

/** `/api/overview`: what the staff should know first. */
export const overviewRoutes = createRoutes().get('/', requireAdmin, async (c) =>
  c.json(await readOverview(new Date()), 200),
);
