import { auditList } from '#netlify/core/account/audit-list.ts';
import { suspendUser } from '#netlify/core/account/suspend-user.ts';
import { userList } from '#netlify/core/account/user-list.ts';
import type { SuspensionRequest } from '#src/features/account/suspension.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

/** `/api/users` and `/api/audit`, for the staff: who there is, and who did what. */
export const staffUserRoutes = createRoutes()
  .route('/', listRoutes('users', userList))
  .put('/users/:id', requireAdmin, jsonBody<SuspensionRequest>(), async (c) =>
    c.json({ user: await suspendUser(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  )
  .route('/', listRoutes('audit', auditList));
