import { fieldProblem, readFields } from '#netlify/core/read-fields.ts';
import { changeEntry } from '#netlify/core/shelf/change-entry.ts';
import { entryHistory } from '#netlify/core/shelf/entry-history.ts';
import { revertEntry } from '#netlify/core/shelf/remove-entry.ts';
import { readOne } from '#netlify/core/shelf/shelf-list.ts';
import { studioShelf } from '#netlify/core/studio/studio-shelf.ts';
import { changeSchema, seenSchema } from '#src/features/shelf/shelf-requests.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireSuperAdmin } from '../http/session.ts';
import { answerFresh } from '../lists/fresh.ts';

/** `/api/studio`, for super admins: the one entry of its kind, below the addresses that entries of every kind have. */
export const studioRoutes = createRoutes()
  .get('/all/:id', requireSuperAdmin, (c) =>
    answerFresh(c, async () => ({
      entry: await readOne(studioShelf, c.req.param('id')),
      history: await entryHistory(studioShelf.kind, c.req.param('id')),
    })),
  )
  .put('/:id', requireSuperAdmin, jsonBody<Record<string, unknown> & { version: string }>(), async (c) => {
    const change = readFields(changeSchema, c.req.valid('json'));
    if (change.state === 'hidden') throw fieldProblem('state', 'What the studio is cannot be hidden.');
    return c.json({ entry: await changeEntry(studioShelf, c.var.me, c.req.param('id'), change) }, 200);
  })
  .post('/:id/revert', requireSuperAdmin, jsonBody<{ version: string }>(), async (c) => {
    const { version } = readFields(seenSchema, c.req.valid('json'));
    return c.json({ entry: await revertEntry(studioShelf, c.var.me, c.req.param('id'), version) }, 200);
  });
