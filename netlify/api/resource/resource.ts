import { validator } from 'hono/validator';
import { db } from '#netlify/core/database.ts';
import { readFields } from '#netlify/core/read-fields.ts';
import { addAbsence, removeAbsence } from '#netlify/core/resource/absences.ts';
import { addResource, changeResource, retireResource } from '#netlify/core/resource/change-resources.ts';
import { readResource } from '#netlify/core/resource/describe-resource.ts';
import { freeResources } from '#netlify/core/resource/free-resources.ts';
import { resourceList } from '#netlify/core/resource/resource-list.ts';
import type { Offered } from '#src/domain/resource/resource.ts';
import type { ResourceDetail } from '#src/domain/resource/resource-list.ts';
import {
  type AbsenceRequest,
  freeSpanSchema,
  type ResourceChange,
  type ResourceRequest,
} from '#src/domain/resource/resource-requests.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { versionParam } from '../http/version-param.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

const spanParam = validator('query', (query) => {
  const { from, to } = readFields(freeSpanSchema, query);
  return { from, to };
});

/** People and kit, and their absences. */
export const resourceRoutes = createRoutes()
  .route('/', listRoutes('resources', resourceList))
  .post('/resources', requireAdmin, jsonBody<ResourceRequest>(), async (c) =>
    c.json({ resource: await addResource(c.var.me, c.req.valid('json')) }, 201),
  )
  // Precedes `/resources/:id`, which it would match; no resource has this id.
  .get('/resources/free', requireAdmin, spanParam, (c) => {
    const { from, to } = c.req.valid('query');
    const span = { from: new Date(from), to: new Date(to) };
    return respondWithEtag<Offered>(c, () => freeResources(db(), span));
  })
  .get('/resources/:id', requireAdmin, (c) =>
    respondWithEtag<{ resource: ResourceDetail }>(c, async () => ({
      resource: await readResource(c.req.param('id')),
    })),
  )
  .put('/resources/:id', requireAdmin, jsonBody<ResourceChange>(), async (c) =>
    c.json({ resource: await changeResource(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  )
  .delete('/resources/:id', requireAdmin, versionParam, async (c) => {
    await retireResource(c.var.me, c.req.param('id'), c.req.valid('query').version);
    return c.json({ ok: true as const }, 200);
  })
  .post('/resources/:id/absences', requireAdmin, jsonBody<AbsenceRequest>(), async (c) =>
    c.json(await addAbsence(c.var.me, c.req.param('id'), c.req.valid('json')), 201),
  )
  .delete('/resources/:id/absences/:assignment', requireAdmin, async (c) => {
    await removeAbsence(c.var.me, c.req.param('id'), c.req.param('assignment'));
    return c.json({ ok: true as const }, 200);
  });
