import {
  addTemplate,
  changeTemplate,
  removeTemplate,
} from '#netlify/core/message/templates/change-templates.ts';
import { templateList } from '#netlify/core/message/templates/template-list.ts';
import type { TemplateChange, TemplateRequest } from '#src/domain/message/staff/staff-requests.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { versionParam } from '../http/version-param.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const templateRoutes = createRoutes()
  .route('/', listRoutes('templates', templateList))
  .post('/templates', requireAdmin, jsonBody<TemplateRequest>(), async (c) =>
    c.json({ template: await addTemplate(c.var.me, c.req.valid('json')) }, 201),
  )
  .put('/templates/:id', requireAdmin, jsonBody<TemplateChange>(), async (c) =>
    c.json({ template: await changeTemplate(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  )
  .delete('/templates/:id', requireAdmin, versionParam, async (c) => {
    await removeTemplate(c.var.me, c.req.param('id'), c.req.valid('query').version);
    return c.json({ ok: true as const }, 200);
  });
