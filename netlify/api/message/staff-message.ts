import { changeMessage, type MessageChange } from '#netlify/core/message/change-message.ts';
import { messageList } from '#netlify/core/message/message-list.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

/** `/api/messages`, for the staff. */
export const staffMessageRoutes = createRoutes()
  .route('/', listRoutes('messages', messageList))
  .put('/messages/:id', requireAdmin, jsonBody<MessageChange>(), async (c) =>
    c.json({ message: await changeMessage(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  );
