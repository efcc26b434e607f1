import { bookingThread, clientThread, messageThread } from '#netlify/core/conversation/staff-conversation.ts';
import {
  linkToBooking,
  linkToMessage,
  noteWhatsAppOfBooking,
  noteWhatsAppOfMessage,
} from '#netlify/core/conversation/whatsapp.ts';
import type { StaffConversation } from '#src/domain/conversation/conversation.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

type Thread = { conversation: StaffConversation };

/** Calls for threads of bookings, messages and clients, and for links that staff send on WhatsApp. */
export const staffConversationRoutes = createRoutes()
  .get('/bookings/:id/conversation', requireAdmin, (c) =>
    respondWithEtag<Thread>(c, async () => ({ conversation: await bookingThread(c.req.param('id')) })),
  )
  .get('/messages/:id/conversation', requireAdmin, (c) =>
    respondWithEtag<Thread>(c, async () => ({ conversation: await messageThread(c.req.param('id')) })),
  )
  .get('/clients/:id/conversation', requireAdmin, (c) =>
    respondWithEtag<Thread>(c, async () => ({ conversation: await clientThread(c.req.param('id')) })),
  )
  .post('/bookings/:id/link', requireAdmin, async (c) =>
    c.json({ url: await linkToBooking(c.var.me, c.req.param('id')) }, 201),
  )
  .post('/messages/:id/link', requireAdmin, async (c) =>
    c.json({ url: await linkToMessage(c.var.me, c.req.param('id')) }, 201),
  )
  .post('/bookings/:id/whatsapp', requireAdmin, async (c) => {
    await noteWhatsAppOfBooking(c.var.me, c.req.param('id'));
    return c.json({ ok: true as const }, 201);
  })
  .post('/messages/:id/whatsapp', requireAdmin, async (c) => {
    await noteWhatsAppOfMessage(c.var.me, c.req.param('id'));
    return c.json({ ok: true as const }, 201);
  });
