import { subscriberList } from '#netlify/core/newsletter/subscriber-list.ts';
import { removeSubscriber } from '#netlify/core/retention/remove-subscriber.ts';
import { createRoutes } from '../http/http.ts';
import { freshLogin, requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const staffSubscriberRoutes = createRoutes()
  .route('/', listRoutes('subscribers', subscriberList))
  .delete('/subscribers/:id', requireAdmin, freshLogin, async (c) => {
    await removeSubscriber(c.var.me, c.req.param('id'));
    return c.json({ ok: true as const }, 200);
  });
