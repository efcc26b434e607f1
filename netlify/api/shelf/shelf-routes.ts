import { validator } from 'hono/validator';
import { readFields } from '#netlify/core/read-fields.ts';
import { addShelfEntry } from '#netlify/core/shelf/add-entry.ts';
import { changeShelfEntry } from '#netlify/core/shelf/change-entry.ts';
import { shelfEntryHistory } from '#netlify/core/shelf/entry-history.ts';
import { moveShelfEntry } from '#netlify/core/shelf/move-entry.ts';
import { removeShelfEntry, restoreShelfEntry, revertShelfEntry } from '#netlify/core/shelf/remove-entry.ts';
import type { Shelf } from '#netlify/core/shelf/shelf.ts';
import { readOne, readShelfList } from '#netlify/core/shelf/shelf-list.ts';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { shelfListRules } from '#src/domain/shelf/shelf-list.ts';
import {
  addSchema,
  changeSchema,
  positionSchema,
  revertSchema,
  seenSchema,
} from '#src/domain/shelf/shelf-requests.ts';
import type { ListPage } from '#src/lib/lists/list-rules.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { optionalIdempotencyKey } from '../http/idempotency-key.ts';
import { requireAdmin } from '../http/session.ts';
import { listQuery } from '../lists/list-query.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';
import { buildAfterwards } from './build-afterwards.ts';

/** Form fields, which the kind's schema validates. */
type SentFields = Record<string, unknown>;

const seenQuery = validator('query', (query) => readFields(seenSchema, query));

export function shelfRoutes<Fields extends object>(shelf: Shelf<Fields>) {
  return createRoutes()
    .get('/all', requireAdmin, listQuery(shelfListRules), (c) =>
      respondWithEtag<ListPage<StaffShelfEntry<Fields>>>(c, () => readShelfList(shelf, c.req.valid('query'))),
    )
    .get('/all/:id', requireAdmin, (c) =>
      respondWithEtag<{ entry: StaffShelfEntry<Fields>; history: StaffAct[] }>(c, async () => ({
        entry: await readOne(shelf, c.req.param('id')),
        history: await shelfEntryHistory(shelf.kind, c.req.param('id')),
      })),
    )
    .post(
      '/',
      requireAdmin,
      buildAfterwards,
      optionalIdempotencyKey,
      jsonBody<SentFields & { state?: 'draft' | 'published' }>(),
      async (c) => {
        const key = c.req.valid('header')['idempotency-key'];
        const body = readFields(addSchema, c.req.valid('json'));
        return c.json({ entry: await addShelfEntry(shelf, c.var.me, body, key) }, 201);
      },
    )
    .put(
      '/:id',
      requireAdmin,
      buildAfterwards,
      jsonBody<SentFields & { state?: 'published' | 'hidden'; version: string }>(),
      async (c) => {
        const change = readFields(changeSchema, c.req.valid('json'));
        return c.json({ entry: await changeShelfEntry(shelf, c.var.me, c.req.param('id'), change) }, 200);
      },
    )
    .put('/:id/place', requireAdmin, buildAfterwards, jsonBody<{ after: string | null }>(), async (c) => {
      const { after } = readFields(positionSchema, c.req.valid('json'));
      await moveShelfEntry(shelf, c.var.me, c.req.param('id'), after);
      return c.json({ ok: true as const }, 200);
    })
    .delete('/:id', requireAdmin, buildAfterwards, seenQuery, async (c) => {
      const { version } = c.req.valid('query');
      return c.json({ entry: await removeShelfEntry(shelf, c.var.me, c.req.param('id'), version) }, 200);
    })
    .post('/:id/restore', requireAdmin, buildAfterwards, jsonBody<{ version: string }>(), async (c) => {
      const { version } = readFields(seenSchema, c.req.valid('json'));
      return c.json({ entry: await restoreShelfEntry(shelf, c.var.me, c.req.param('id'), version) }, 200);
    })
    .post(
      '/:id/revert',
      requireAdmin,
      buildAfterwards,
      jsonBody<{ version: string; agreed?: string[] }>(),
      async (c) => {
        const seen = readFields(revertSchema, c.req.valid('json'));
        return c.json({ entry: await revertShelfEntry(shelf, c.var.me, c.req.param('id'), seen) }, 200);
      },
    );
}
