import type { Context } from 'hono';
import { changeClient } from '#netlify/core/client/change-client.ts';
import { clientList } from '#netlify/core/client/client-list.ts';
import { readClient, type Viewer } from '#netlify/core/client/describe-client.ts';
import { exportClient } from '#netlify/core/client/export-client.ts';
import { issueStatement } from '#netlify/core/client/issue-statement.ts';
import { mergeClient, unmergeClient } from '#netlify/core/client/merge.ts';
import { addNote, removeNote } from '#netlify/core/client/notes.ts';
import { eraseClient } from '#netlify/core/retention/erase-client.ts';
import type { NoteRequest } from '#src/domain/booking/staff/staff-requests.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import type { ClientChange, ErasureRequest, MergeRequest } from '#src/domain/client/client-requests.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { freshLogin, requireAdmin, type SignedInEnv } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

/** `/api/clients`: each change returns the client as they are read then. */
export const staffClientRoutes = createRoutes()
  .route('/', listRoutes('clients', clientList))
  .get('/clients/:id', requireAdmin, (c) =>
    respondWithEtag<ClientDetail>(c, () => readClient(viewerOf(c), c.req.param('id'))),
  )
  .put('/clients/:id', requireAdmin, jsonBody<ClientChange>(), async (c) =>
    c.json(await changeClient(viewerOf(c), c.req.param('id'), c.req.valid('json')), 200),
  )
  .post('/clients/:id/notes', requireAdmin, jsonBody<NoteRequest>(), async (c) =>
    c.json(await addNote(viewerOf(c), c.req.param('id'), c.req.valid('json')), 201),
  )
  .delete('/clients/:id/notes/:note', requireAdmin, async (c) =>
    c.json(await removeNote(viewerOf(c), c.req.param('id'), c.req.param('note')), 200),
  )
  .post('/clients/:id/merge', requireAdmin, jsonBody<MergeRequest>(), async (c) =>
    c.json(await mergeClient(viewerOf(c), c.req.param('id'), c.req.valid('json')), 200),
  )
  .post('/clients/:id/unmerge', requireAdmin, async (c) =>
    c.json(await unmergeClient(viewerOf(c), c.req.param('id')), 200),
  )
  .post('/clients/:id/statement', requireAdmin, async (c) =>
    c.json(await issueStatement({ ...viewerOf(c), which: c.req.param('id') }), 201),
  )
  .get('/clients/:id/export', requireAdmin, freshLogin, async (c) => {
    const held = await exportClient(viewerOf(c), c.req.param('id'));
    c.header('content-disposition', 'attachment; filename="client.json"');
    return c.json(held, 200);
  })
  .post('/clients/:id/erase', requireAdmin, freshLogin, jsonBody<ErasureRequest>(), async (c) =>
    c.json({ kept: await eraseClient(viewerOf(c), c.req.param('id'), c.req.valid('json')) }, 200),
  );

function viewerOf(c: Context<SignedInEnv>): Viewer {
  return { me: c.var.me, now: new Date() };
}
