import { db } from '#netlify/core/database.ts';
import { changeMessage } from '#netlify/core/message/change-message.ts';
import { messageList } from '#netlify/core/message/message-list.ts';
import { readMessage } from '#netlify/core/message/staff/describe-message.ts';
import { sendReply } from '#netlify/core/message/staff/send-reply.ts';
import { staffNames } from '#netlify/core/message/staff/staff-names.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { MessageDetail, StaffName } from '#src/domain/message/staff/message-detail.ts';
import type { MessageChange, ReplyRequest } from '#src/domain/message/staff/staff-requests.ts';
import { afterResponse, createRoutes, jsonBody } from '../http/http.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

export const staffMessageRoutes = createRoutes()
  .route('/', listRoutes('messages', messageList))
  // Precedes `/messages/:id`, which it would match; no message has this id.
  .get('/messages/assignees', requireAdmin, (c) =>
    respondWithEtag<{ staff: StaffName[] }>(c, async () => ({ staff: await staffNames(db()) })),
  )
  .get('/messages/:id', requireAdmin, (c) =>
    respondWithEtag<{ message: MessageDetail }>(c, async () => ({
      message: await readMessage(c.req.param('id')),
    })),
  )
  .put('/messages/:id', requireAdmin, jsonBody<MessageChange>(), async (c) =>
    c.json({ message: await changeMessage(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  )
  .post('/messages/:id/replies', requireAdmin, idempotencyKey, jsonBody<ReplyRequest>(), async (c) => {
    const replying = { id: c.req.param('id'), key: c.req.valid('header')['idempotency-key'] };
    const message = await sendReply(c.var.me, replying, c.req.valid('json'));
    afterResponse(c, dispatchMessages);
    return c.json({ message }, 201);
  });
