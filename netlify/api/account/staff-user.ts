import { auditList, auditListForAdmins } from '#netlify/core/account/audit-list.ts';
import { logOutUser } from '#netlify/core/account/users/log-out-user.ts';
import { resetFactors } from '#netlify/core/account/users/reset-factors.ts';
import { sendReset } from '#netlify/core/account/users/send-reset.ts';
import { suspendUser } from '#netlify/core/account/users/suspend-user.ts';
import { userList, userListForAdmins } from '#netlify/core/account/users/user-list.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { SuspensionRequest } from '#src/domain/account/suspension.ts';
import { afterResponse, createRoutes, jsonBody } from '../http/http.ts';
import { freshLogin, requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const staffUserRoutes = createRoutes()
  .route('/', listRoutes('users', userList, { forAdmins: userListForAdmins, csvFor: 'superAdmin' }))
  .put('/users/:id', requireAdmin, freshLogin, jsonBody<SuspensionRequest>(), async (c) =>
    c.json({ user: await suspendUser(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  )
  .delete('/users/:id/sessions', requireAdmin, freshLogin, async (c) =>
    c.json({ devices: await logOutUser(c.var.me, c.req.param('id')) }, 200),
  )
  .post('/users/:id/reset', requireAdmin, freshLogin, async (c) => {
    await sendReset(c.var.me, c.req.param('id'));
    afterResponse(c, dispatchMessages);
    return c.json({ ok: true as const }, 200);
  })
  .delete('/users/:id/second-factor', requireAdmin, freshLogin, async (c) => {
    await resetFactors(c.var.me, c.req.param('id'));
    afterResponse(c, dispatchMessages);
    return c.json({ ok: true as const }, 200);
  })
  .route('/', listRoutes('audit', auditList, { forAdmins: auditListForAdmins }));
