import { auditList } from '#netlify/core/account/audit-list.ts';
import { userList } from '#netlify/core/account/user-list.ts';
import { createRoutes } from '../http/http.ts';
import { listRoutes } from '../lists/list-routes.ts';

/** `/api/users` and `/api/audit`, for the staff: who there is, and who did what. */
export const staffUserRoutes = createRoutes()
  .route('/', listRoutes('users', userList))
  .route('/', listRoutes('audit', auditList));
