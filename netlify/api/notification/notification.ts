import {
  markRead,
  notificationList,
  type ReadRequest,
  readNews,
} from '#netlify/core/notification/notification-list.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listQuery } from '../lists/list-query.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

export const notificationRoutes = createRoutes()
  .get('/', requireAdmin, listQuery(notificationList.rules), (c) =>
    respondWithEtag(c, () => readNews(c.var.me, c.req.valid('query'))),
  )
  .post('/read', requireAdmin, jsonBody<ReadRequest>(), async (c) =>
    c.json({ unread: await markRead(c.var.me, c.req.valid('json')) }, 200),
  );
