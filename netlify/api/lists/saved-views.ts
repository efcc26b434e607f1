import { validator } from 'hono/validator';
import { listSavedViews, removeView, saveView } from '#netlify/core/lists/saved-views.ts';
import { readFields } from '#netlify/core/read-fields.ts';
import { type SavedViewRequest, savedViewsOf } from '#src/lib/lists/saved-view.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';

/** Views of staff lists, saved under a name. */
export const savedViewRoutes = createRoutes()
  .get(
    '/saved-views',
    requireAdmin,
    validator('query', (query) => readFields(savedViewsOf, query)),
    async (c) => c.json({ items: await listSavedViews(c.var.me, c.req.valid('query').list) }, 200),
  )
  .post('/saved-views', requireAdmin, jsonBody<SavedViewRequest>(), async (c) =>
    c.json({ view: await saveView(c.var.me, c.req.valid('json')) }, 201),
  )
  .delete('/saved-views/:id', requireAdmin, async (c) => {
    await removeView(c.var.me, c.req.param('id'));
    return c.json({ ok: true as const }, 200);
  });
